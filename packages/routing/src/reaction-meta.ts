/** What a query or a mutation may tell the shell, as its `meta`. */
export interface ReactionMeta extends Record<string, unknown> {
  /** The screen shows a rejection itself, for example beside the field, so the shell shows no toast for it. */
  readonly quiet?: boolean;
  /** The server renders from it, but does not send it along: the browser never renders what needs it. */
  readonly drawnOnly?: boolean;
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: ReactionMeta;
    mutationMeta: ReactionMeta;
  }
}
