import type { Executor } from "../store/database.ts";
import { inLanguage, type Language, languages, type Translations } from "../store/language.ts";
import { productOptionValues } from "../store/schema/catalog.ts";
import { inArray } from "../store/sql.ts";

/** The values of a SKU's options, with commas between; "" where there is nothing to choose. */
export interface OptionText {
  readonly optionText: string;
  readonly translations: Translations<"optionText">;
}

/** By the ids of the SKUs. */
export async function optionTexts(
  db: Executor,
  skus: readonly { readonly id: number; readonly optionValueIds: readonly number[] }[],
): Promise<ReadonlyMap<number, OptionText>> {
  const ids = [...new Set(skus.flatMap(({ optionValueIds }) => optionValueIds))];
  const rows =
    ids.length === 0 ? [] : await db.select().from(productOptionValues).where(inArray(productOptionValues.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    skus.map((sku) => {
      const values = sku.optionValueIds.flatMap((id) => byId.get(id) ?? []);
      const joined = (language: Language): string =>
        values.map((value) => inLanguage(value, "value", language)).join(",");
      const isTranslated = (language: Language): boolean =>
        values.some(({ translations }) => translations[language]?.value !== undefined);
      const translations = Object.fromEntries(
        languages.filter(isTranslated).map((language) => [language, { optionText: joined(language) }]),
      );
      return [sku.id, { optionText: values.map(({ value }) => value).join(","), translations }];
    }),
  );
}
