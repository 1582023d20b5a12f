import type { IdSearch } from "./searches.ts";

/**
 * For the `validateSearch` of a screen of one thing. A missing id is `undefined` rather than absent, because the router
 * merges the result into the raw query, whose invalid values would otherwise remain.
 */
export function idSearch({ id }: Readonly<Record<string, unknown>>): IdSearch {
  return { id: positiveInteger(id) };
}

/** The largest value of the platform's id columns. */
const maxId = 2_147_483_647;

/** A whole number from 1, as text in a URL; anything else counts as not given. */
export function positiveInteger(value: unknown): number | undefined {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  return Number(text) > maxId ? undefined : Number(text);
}

/** A page of a list, as text in a URL: the first is not said, and no list has more than a hundred thousand. */
export function pageNumber(value: unknown): number | undefined {
  const number = positiveInteger(value);
  return number === 1 || (number ?? 0) > 100_000 ? undefined : number;
}
