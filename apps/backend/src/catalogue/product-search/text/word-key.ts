import { folded } from "./fold.ts";
import { simplified } from "./pieces.ts";

const han = /\p{Script=Han}/gu;

/** Equal for names that differ in width, capitals, accents and spaces alone, or in how their Han characters are written. */
export function wordKeyOf(text: string): string {
  return folded(text).replaceAll(/\s+/g, "").replaceAll(han, simplified);
}
