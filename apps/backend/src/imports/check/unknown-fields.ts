import { shown } from "../shown.ts";
import { type Sentence, sentence } from "../sentence.ts";

/** Names a field that nobody knows: a mistake in its name would otherwise be lost without a word. */
export function complainOfUnknown(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  complain: (field: string, problem: Sentence) => void,
): void {
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) complain("", sentence("unknownField", { field: shown(unknown) }));
}
