import type { Decoder } from "./decode.ts";
import { count } from "./scalars.ts";

/** Shops are of type 1, run by the platform itself, or 2, a merchant's. Not every call sends it. */
export const isSelfOperated: Decoder<boolean> = (value, context) => count(value, context) === 1;
