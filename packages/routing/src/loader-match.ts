import type { StorefrontContext } from "./context.ts";

/** What every route's loader is handed; one that wants more of the match says so beside it. */
export interface LoaderMatch {
  readonly context: StorefrontContext;
}
