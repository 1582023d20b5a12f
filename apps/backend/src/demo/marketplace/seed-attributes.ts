import type { DemoAttribute } from "@plaza/demo-marketplace";
import { addAttribute } from "../../catalogue/attributes/save-attribute.ts";
import { insertValue } from "../../catalogue/attributes/save-value.ts";
import type { Executor } from "../../platform/store/database.ts";
import { asWritten } from "../../platform/store/language.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import type { CategoryPath } from "./seed-categories.ts";

/** What the operator of the demo lets shoppers narrow lists down by. */
export async function seedAttributes(
  tx: Executor,
  attributes: readonly DemoAttribute[],
  categoryPaths: ReadonlyMap<string, CategoryPath>,
): Promise<void> {
  for (const { name, synonyms, categories, values } of attributes) {
    const categoryIds = categories?.map((key) => assertDefined(categoryPaths.get(key)?.at(-1), key)) ?? null;
    const attribute = await addAttribute(tx, { name, synonyms, categoryIds }, asWritten);
    for (const wording of values) await insertValue(tx, attribute, wording, asWritten);
  }
}
