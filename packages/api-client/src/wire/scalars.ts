import type { Decoder } from "./decode.ts";
import { DecodeError, kindOf } from "./decode-error.ts";

const decimal = /^[+-]?\d+(?:\.\d+)?$/;

/** Plain text. Settings that look like numbers or booleans arrive as such and are text again; absent is "". */
export const text: Decoder<string> = (value) => {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value) && value.length === 0) return "";
  throw new DecodeError(`a text was expected, not ${kindOf(value)}`);
};

/** Text in which empty means none. */
export const optionalText: Decoder<string | null> = (value, context) => {
  const read = text(value, context);
  return read === "" ? null : read;
};

/** A number sent as a number or as decimal text. */
export const number: Decoder<number> = (value) => {
  const read = typeof value === "string" && decimal.test(value.trim()) ? Number(value) : value;
  if (typeof read === "number" && Number.isFinite(read)) return read;
  throw new DecodeError(`a number was expected, not ${kindOf(value)}`);
};

/** A whole number, as for amounts of things and enumerations. */
export const integer: Decoder<number> = (value, context) => {
  const read = number(value, context);
  if (Number.isSafeInteger(read)) return read;
  throw new DecodeError("a whole number was expected");
};

/** How many there are: absent and "" are none, and less than none does not exist. */
export const count: Decoder<number> = (value, context) =>
  value === undefined || value === null || value === "" ? 0 : requiredCount(value, context);

/** How many there are, where nothing said would mislead: a quantity that is bought, a stock. */
export const requiredCount: Decoder<number> = (value, context) => Math.max(0, Math.trunc(number(value, context)));

/** How many there are, where the platform says so. */
export const optionalCount: Decoder<number | null> = (value, context) =>
  value === undefined || value === null ? null : count(value, context);

/** The id of something that exists. */
export const id: Decoder<number> = (value, context) => {
  const read = integer(value, context);
  if (read > 0) return read;
  throw new DecodeError("an id is positive");
};

/** An id that may be missing: absent, "" and 0 are null. */
export const optionalId: Decoder<number | null> = (value, context) => {
  if (value === undefined || value === null || value === "") return null;
  const read = integer(value, context);
  return read > 0 ? read : null;
};

/** 0 or 1, and whatever else an edited setting becomes: true, "1", "", [] or absent. */
export const flag: Decoder<boolean> = (value, context) => {
  if (typeof value === "boolean") return value;
  if (value === "true" || value === "false") return value === "true";
  if (value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0))
    return false;
  return number(value, context) !== 0;
};

/** For answers that say no more than that it was done. */
export const nothing: Decoder<void> = () => undefined;
