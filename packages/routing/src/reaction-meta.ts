/** What a query or a mutation may tell the shell, as its `meta`. */
export interface ReactionMeta extends Record<string, unknown> {
  /** It shows a refusal of the platform itself, beside the field, say: no toast on top of that. */
  readonly quiet?: boolean;
  /** The server draws it, and the browser is not told: it would not draw it. */
  readonly drawnOnly?: boolean;
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: ReactionMeta;
    mutationMeta: ReactionMeta;
  }
}
