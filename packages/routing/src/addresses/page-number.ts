import { positiveInteger } from "./positive-integer.ts";

/** A page of a list, as text in a URL: the first is not said, and no list has more than a hundred thousand. */
export function pageNumber(value: unknown): number | undefined {
  const number = positiveInteger(value);
  return number === 1 || (number ?? 0) > 100_000 ? undefined : number;
}
