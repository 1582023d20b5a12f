import { positiveInteger } from "@plaza/routing";
import { mostCompared } from "@plaza/shopping/device-comparison";

/** The ids that an address names: what is none is left out, and so is a repeated one, and what is too much. */
export function comparedIds(ids = ""): readonly number[] {
  return [...new Set(ids.split(",").map(positiveInteger))].filter((id) => id !== undefined).slice(0, mostCompared);
}
