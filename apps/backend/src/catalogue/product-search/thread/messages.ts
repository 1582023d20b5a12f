import type { ServerLocation } from "../../../platform/store/database.ts";
import type { ProductSearch } from "../product-search.ts";

export type Operation = Exclude<keyof ProductSearch, "isReady" | "close">;

/** What is asked of the thread; `close` is its last. */
export interface Ask {
  readonly number: number;
  readonly operation: Operation | "close";
  readonly request: unknown;
}

export type ThreadAnswer =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly failure: ThreadFailure };

/** What is left of an error on its way out of the thread. */
export interface ThreadFailure {
  readonly message: string;
  readonly stack: string | undefined;
  /** The database's, which says whether it was only too slow; "" for any other error. */
  readonly code: string;
}

export interface ThreadStart {
  readonly server: ServerLocation;
  readonly snapshotPath: string | null;
}
