import type { ProductType } from "./product-types.ts";
import type { Words } from "./words.ts";

/**
 * What for or when something is wanted, and the kinds of goods that this hints at: softly, behind what has the words
 * themselves.
 */
export interface Occasion {
  readonly key: string;
  readonly words: Words;
  readonly hints: readonly ProductType[];
}
