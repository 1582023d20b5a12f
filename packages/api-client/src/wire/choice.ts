import type { Decoder } from "./decode.ts";
import { DecodeError } from "./decode-error.ts";
import { integer } from "./scalars.ts";

/** Translates the numbers of an enumeration to names of ours; other numbers fail. */
export function choice<T>(values: Readonly<Record<number, T>>): Decoder<T> {
  return (value, context) => {
    const chosen = values[integer(value, context)];
    if (chosen === undefined) throw new DecodeError("a number of an enumeration was expected");
    return chosen;
  };
}
