import { folded } from "./folding.ts";
import { lettersAndDigits, pairs, segments } from "./segments.ts";
import { singular } from "./singular.ts";

/** Everything a text can be found by. */
export function documentWords(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const segment of segments(text)) {
    words.add(segment.text);
    if (segment.kind === "word") {
      for (const part of lettersAndDigits(segment.text)) words.add(part);
    } else {
      for (const pair of pairs(segment.text)) words.add(pair);
      for (const character of segment.text) words.add(character);
    }
  }
  // "T-shirt" is also found as "tshirt".
  for (const [compound] of folded(text).matchAll(/[a-z\d]+(?:-[a-z\d]+)*/g)) {
    if (compound.includes("-")) words.add(singular(compound.replaceAll("-", "")).slice(0, 40));
  }
  return words;
}
