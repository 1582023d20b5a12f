import { shown } from "../shown.ts";

/** Names a field that nobody knows: a mistake in its name would otherwise be lost without a word. */
export function complainOfUnknown(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  complain: (field: string, sentence: string) => void,
): void {
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) complain("", `There is no field ${shown(unknown)}`);
}
