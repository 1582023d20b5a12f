import type { Decoder } from "./decode.ts";
import { DecodeError } from "./decode-error.ts";
import { text, integer } from "./scalars.ts";

/** Translates the numbers of an enumeration to names of ours; other numbers fail. */
export function choice<T>(values: Readonly<Record<number, T>>): Decoder<T> {
  return (value, context) => {
    const chosen = values[integer(value, context)];
    if (chosen === undefined) throw new DecodeError("a number of an enumeration was expected");
    return chosen;
  };
}

/** One of the words of an enumeration, under a name of ours; others fail. */
export function word<T>(words: Readonly<Record<string, T>>): Decoder<T> {
  const known = new Map(Object.entries(words));
  return (value, context) => {
    const chosen = known.get(text(value, context));
    if (chosen === undefined) throw new DecodeError("a word of an enumeration was expected");
    return chosen;
  };
}

/** One of the words of an enumeration that are ours already. */
export function wordOf<T extends string>(...words: readonly T[]): Decoder<T> {
  return word(Object.fromEntries(words.map((each) => [each, each])) as Readonly<Record<string, T>>);
}
