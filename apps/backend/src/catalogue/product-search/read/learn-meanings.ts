import type { Executor } from "../../../platform/store/database.ts";
import { optionMeanings } from "../../../platform/store/schema/product-index.ts";
import { inArray } from "../../../platform/store/sql.ts";
import type { FactColumns } from "../facts/fact-columns.ts";

/** Those that no product has had while the columns were read, and that nobody has asked for before. */
export function unknownMeanings(facts: FactColumns, ids: readonly number[]): readonly number[] {
  return ids.filter((id) => facts.meanings.find(id) < 0);
}

/**
 * Lets the columns know of what option values are that they do not know: addresses name them for ever. Without this one
 * that is chosen beside another of its option would not add to it.
 */
export async function learnMeanings(db: Executor, facts: FactColumns, unknown: readonly number[]): Promise<void> {
  const rows = await db
    .select({ id: optionMeanings.id, option: optionMeanings.option })
    .from(optionMeanings)
    .where(inArray(optionMeanings.id, [...unknown]));
  for (const row of rows) facts.numberOfMeaning(row);
}
