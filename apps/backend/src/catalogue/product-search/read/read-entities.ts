import type { Executor } from "../../../platform/store/database.ts";
import { brands, categories } from "../../../platform/store/schema/catalog.ts";
import { shops } from "../../../platform/store/schema/merchants.ts";
import { optionMeanings } from "../../../platform/store/schema/product-index.ts";
import { languages } from "../../../platform/store/language.ts";
import { type AnyPgColumn, type SQL, sql } from "../../../platform/store/sql.ts";
import type { EntityKind, EntityRow } from "../index/entities.ts";

/** @param ids null: all */
export async function readEntities(
  db: Executor,
  kind: EntityKind,
  ids: readonly number[] | null,
): Promise<readonly EntityRow[]> {
  const which = (id: AnyPgColumn): SQL | undefined =>
    ids === null ? undefined : sql`${id} = any(${sql.param([...ids])}::integer[])`;
  switch (kind) {
    case "category":
      return db
        .select({
          id: categories.id,
          name: categories.name,
          translations: categories.translations,
          level: categories.level,
        })
        .from(categories)
        .where(which(categories.id));
    case "brand":
      return db
        .select({ id: brands.id, name: brands.name, translations: brands.translations })
        .from(brands)
        .where(which(brands.id));
    case "shop":
      return db
        .select({ id: shops.id, name: shops.name, translations: shops.translations })
        .from(shops)
        .where(which(shops.id));
    case "meaning": {
      const rows = await db.select().from(optionMeanings).where(which(optionMeanings.id));
      return rows.map(({ id, value, translations }) => ({
        id,
        name: value,
        translations: Object.fromEntries(
          languages.flatMap((language) => {
            const translated = translations[language]?.value;
            return translated === undefined ? [] : [[language, { name: translated }]];
          }),
        ),
      }));
    }
    default:
      return kind satisfies never;
  }
}
