import type { Executor } from "../store/database.ts";

/** One revision of something that is not published yet. */
export interface PreviewedRevision {
  /** Which of its kind: a key, or a number as text. */
  readonly id: string;
  readonly revision: number;
}

/** Something that can be looked at in the shop before it is published. */
export interface PreviewKind {
  /**
   * Which page of the shop shows it, as the storefront writes its path and query; null where this revision is not waiting any
   * more, because it was changed, published or discarded: then its previews are over.
   */
  readonly address: (db: Executor, previewed: PreviewedRevision) => Promise<string | null>;
}
