import type { Decoder } from "../wire/decode.ts";
import { count } from "../wire/scalars.ts";

/** 1 to 5: the platform stores stars unchecked. */
export const stars: Decoder<number> = (value, context) => Math.min(Math.max(count(value, context), 1), 5);
