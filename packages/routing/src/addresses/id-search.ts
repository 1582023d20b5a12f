import { positiveInteger } from "./positive-integer.ts";
import type { IdSearch } from "./searches.ts";

/**
 * For the `validateSearch` of a screen of one thing. A missing id is `undefined` rather than absent, because the router
 * merges the result into the raw query, whose invalid values would otherwise remain.
 */
export function idSearch({ id }: Readonly<Record<string, unknown>>): IdSearch {
  return { id: positiveInteger(id) };
}
