import type { Entities, EntityKind, EntityMatch } from "../index/entities.ts";
import type { Query } from "../meaning/query.ts";

/** What only stands for something else is no name of it. */
const least = 0.65;

/** The ids of what has a name for everything in a query; names that were named as a whole first, then the broader. */
export function namedEntities(entities: Entities, { concepts }: Query, kind: EntityKind): readonly number[] {
  let found: Map<string, { match: EntityMatch; score: number }> | null = null;
  for (const { alternatives } of concepts) {
    const best = new Map<string, { match: EntityMatch; score: number }>();
    for (const { parts, strength } of alternatives) {
      if (strength < least) continue;
      for (const match of entities.find(parts)) {
        const { entity } = match.label;
        const before = found === null ? 1 : found.get(entity)?.score;
        if (match.label.kind !== kind || before === undefined) continue;
        const score = before * strength * (0.5 + match.share / 2);
        if (score > (best.get(entity)?.score ?? 0)) best.set(entity, { match, score });
      }
    }
    found = best;
  }
  return [...(found?.values() ?? [])]
    .toSorted(
      (one, other) =>
        Number(isExact(other.score)) - Number(isExact(one.score)) ||
        one.match.label.level - other.match.label.level ||
        one.match.label.id - other.match.label.id,
    )
    .map(({ match }) => match.label.id);
}

function isExact(score: number): boolean {
  return score > 0.97;
}

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
