import { partsOf, type Piece } from "../text/pieces.ts";
import type { Alternative } from "./query.ts";

/** A phrase as it is. */
export function literalOf(pieces: readonly Piece[], strength: number): Alternative {
  return { parts: partsOf(pieces), strength, isLoose: pieces.every(({ script }) => script === "latin") };
}

/** Each way once, as good as it gets. */
export function distinct(alternatives: readonly Alternative[]): Alternative[] {
  const best = new Map<string, Alternative>();
  for (const each of alternatives) {
    const key = each.parts.join(" ");
    if ((best.get(key)?.strength ?? 0) < each.strength) best.set(key, each);
  }
  return [...best.values()];
}
