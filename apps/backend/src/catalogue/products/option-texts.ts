import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type Language, languages, type Translations } from "../../platform/store/language.ts";
import type { OptionValues } from "../../platform/store/option-values.ts";
import { productOptionValues } from "../../platform/store/schema/catalog.ts";
import { inArray } from "../../platform/store/sql.ts";

/** The values of a SKU's options, with commas between; "" where there is nothing to choose. */
export interface OptionText {
  readonly optionText: string;
  /** One by one. */
  readonly optionValues: OptionValues;
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
      const valuesIn = (language: Language) =>
        values.map((value) => inLanguage(value, "value", { wanted: language, fallback: language }));
      const isTranslated = (language: Language): boolean =>
        values.some(({ translations }) => translations[language]?.value !== undefined);
      const translated = languages.filter(isTranslated).map((language) => [language, valuesIn(language)] as const);
      const original = values.map(({ value }) => value);
      return [
        sku.id,
        {
          optionText: original.join(","),
          optionValues: values.length === 0 ? {} : { original, ...Object.fromEntries(translated) },
          translations: Object.fromEntries(
            translated.map(([language, texts]) => [language, { optionText: texts.join(",") }]),
          ),
        },
      ];
    }),
  );
}
