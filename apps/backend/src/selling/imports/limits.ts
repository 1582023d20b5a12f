import { maxPieces } from "../../catalogue/products/max-pieces.ts";

/** What a file may hold. Texts are counted in characters. */
export const limits = {
  /** A line of JSONL, a row of CSV, and all rows of a product. */
  bytes: 1024 * 1024,
  skus: 200,
  options: 3,
  images: 20,
  number: 64,
  name: 200,
  tagline: 300,
  description: 100_000,
  /** The meanings of longer ones are not learnt (`option_meanings`). */
  option: 100,
  brand: 100,
  category: 500,
  image: 2000,
  stock: maxPieces,
} as const;
