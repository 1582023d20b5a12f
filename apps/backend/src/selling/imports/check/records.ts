import { shown } from "../shown.ts";
import { type Sentence, sentence } from "../sentence.ts";

/** Names the fields that nobody knows: a mistake in a name would otherwise be lost without a word. */
export function complainOfUnknown(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  complain: (field: string, problem: Sentence) => void,
): void {
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) complain("", sentence("unknownField", { field: shown(key) }));
  }
}

/** An object with fields, as JSON has them: no list, and not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
