/** What a query or a mutation may tell the shell, as its `meta`. */
export interface ErrorMeta extends Record<string, unknown> {
  /**
   * The screen itself says that the call failed, whatever the reason: beside the field, or where the answer would stand. So
   * the shell shows no toast for it. An ended session still leads to the login.
   */
  readonly quiet?: boolean;
  /** The server renders from it, but does not send it along: the browser never renders what needs it. */
  readonly serverOnly?: boolean;
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: ErrorMeta;
    mutationMeta: ErrorMeta;
  }
}
