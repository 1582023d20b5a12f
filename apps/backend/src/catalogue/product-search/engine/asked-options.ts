import type { FactColumns } from "../facts/fact-columns.ts";
import type { AskedOptions } from "../product-search.ts";

/** What products at some places offer of what was asked for of options: `asked` has its weight by the id of the meaning. */
export function askedOptionsAt(
  facts: FactColumns,
  places: readonly number[],
  asked: ReadonlyMap<number, number>,
): readonly AskedOptions[] {
  if (asked.size === 0) return [];
  return places.flatMap((place) => {
    const start = facts.meaningStart[place] ?? 0;
    const offered = facts.meaningPool.subarray(start, start + (facts.meaningCount[place] ?? 0));
    const meanings = Array.from(offered).flatMap((number) => {
      const id = facts.meanings.idOf(number);
      const weight = asked.get(id);
      return weight === undefined ? [] : [{ id, weight }];
    });
    return meanings.length === 0 ? [] : [{ productId: facts.id[place] ?? 0, meanings }];
  });
}
