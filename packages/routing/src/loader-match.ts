import type { StorefrontContext } from "./context.ts";

/** The part of the match that every loader gets. A loader that needs more of it declares that in its own parameter. */
export interface LoaderMatch {
  readonly context: StorefrontContext;
}
