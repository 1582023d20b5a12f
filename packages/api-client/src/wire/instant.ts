import type { Decoder } from "./decode.ts";
import { DecodeError } from "./decode-error.ts";
import { text } from "./scalars.ts";

/** Epoch milliseconds of a moment as ISO 8601 writes it; null where there is none. */
export const instant: Decoder<number | null> = (value, context) => {
  const written = text(value, context);
  if (written === "") return null;
  const moment = Date.parse(written);
  if (Number.isNaN(moment)) throw new DecodeError("a moment was expected");
  return moment;
};

/** A moment without which the answer makes no sense. */
export const requiredInstant: Decoder<number> = (value, context) => {
  const moment = instant(value, context);
  if (moment === null) throw new DecodeError("a moment was expected");
  return moment;
};
