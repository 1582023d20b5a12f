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
  | { readonly number: number; readonly failure: unknown };

export interface ThreadStart {
  readonly storeUrl: string;
  readonly snapshotPath: string | null;
}
