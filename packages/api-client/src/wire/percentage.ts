import type { Decoder } from "./decode.ts";
import { number } from "./scalars.ts";

/** A share from 0 to 1 from "66.67%"; absent is all of it. */
export const percentage: Decoder<number> = (value, context) => {
  const read = number(typeof value === "string" ? value.trim().replace(/%$/, "") : (value ?? 100), context);
  // Sent with two decimals; dividing by 100 alone would add float noise.
  return Math.round(Math.min(Math.max(read, 0), 100) * 100) / 10_000;
};
