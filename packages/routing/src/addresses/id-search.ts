import { positiveInteger } from "./positive-integer.ts";
import type { IdSearch } from "./searches.ts";

/**
 * For the `validateSearch` of a screen of one thing. What is not given is `undefined`, not left out: the router lays the
 * result over the raw query, whose garbage would otherwise show through.
 */
export function idSearch({ id }: Readonly<Record<string, unknown>>): IdSearch {
  return { id: positiveInteger(id) };
}
