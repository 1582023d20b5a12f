import type { Entities } from "../index/entities.ts";
import type { Query } from "../meaning/query.ts";

/** A value of which less was named is another one. */
const minShare = 0.5;

/**
 * What a query asks for of the values of options, by the ids of their meanings: how well each is what was asked for. What a
 * product is, no option of it says: whoever asks for shoes wants none of a colour that is called so.
 */
export function askedMeanings(entities: Entities, { concepts }: Query): ReadonlyMap<number, number> {
  const asked = new Map<number, number>();
  for (const { isType, alternatives, words } of concepts) {
    if (isType) continue;
    for (const { parts, strength } of [...alternatives, ...words.flat()])
      for (const { label, share } of entities.find(parts)) {
        const value = strength * share;
        if (label.kind !== "meaning" || share < minShare || value <= (asked.get(label.id) ?? 0)) continue;
        asked.set(label.id, value);
      }
  }
  return asked;
}
