import type { FacetCounts } from "../product-search/columns/count-facets.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { attributes, attributeValues } from "../../platform/store/schema/attributes.ts";
import { brands, categories } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { optionMeanings } from "../../platform/store/schema/product-index.ts";
import { and, type AnyPgColumn, eq, gt, isNull, type SQL, sql } from "../../platform/store/sql.ts";

interface CategoryName {
  readonly name: string;
  readonly parentId: number | null;
  readonly level: number;
  readonly position: number;
}

interface MeaningName {
  /** What its option is called where it is counted as no attribute's. */
  readonly option: string;
  readonly value: string;
}

/** By ids. What is not to be shown is absent. */
export interface FacetNames {
  readonly categories: ReadonlyMap<number, CategoryName>;
  readonly brands: ReadonlyMap<number, string>;
  readonly shops: ReadonlyMap<number, string>;
  /** Of meanings of options, and of values of attributes: their ids are of one sequence. */
  readonly meanings: ReadonlyMap<number, MeaningName>;
  readonly attributes: ReadonlyMap<number, string>;
}

/** @param below the level of the category that is looked at: it and those above it are nothing to choose */
export async function facetNames(
  db: Executor,
  counts: FacetCounts,
  below: number,
  language: ReaderLanguage,
): Promise<FacetNames> {
  const meaningIds = counts.options.flatMap(({ values }) => values.map(({ id }) => id));
  const attributeIds = counts.options.flatMap(({ attributeId }) => attributeId ?? []);
  const [categoryRows, brandRows, shopRows, meaningRows, valueRows, attributeRows] = await Promise.all([
    db
      .select()
      .from(categories)
      .where(
        and(
          isOneOf(categories.id, idsOf(counts.categories)),
          eq(categories.isShown, true),
          isNull(categories.deletedAt),
          gt(categories.level, below),
        ),
      ),
    db
      .select()
      .from(brands)
      .where(isOneOf(brands.id, idsOf(counts.brands))),
    db
      .select({ id: shops.id, name: shops.name, translations: shops.translations })
      .from(shops)
      .where(isOneOf(shops.id, idsOf(counts.shops))),
    db.select().from(optionMeanings).where(isOneOf(optionMeanings.id, meaningIds)),
    db.select().from(attributeValues).where(isOneOf(attributeValues.id, meaningIds)),
    db.select().from(attributes).where(isOneOf(attributes.id, attributeIds)),
  ]);
  return {
    categories: new Map(
      categoryRows.map((row) => [
        row.id,
        { name: inLanguage(row, "name", language), parentId: row.parentId, level: row.level, position: row.position },
      ]),
    ),
    brands: new Map(brandRows.map((row) => [row.id, inLanguage(row, "name", language)])),
    shops: new Map(shopRows.map((row) => [row.id, inLanguage(row, "name", language)])),
    meanings: new Map([
      ...meaningRows.map(
        (row) =>
          [row.id, { option: inLanguage(row, "option", language), value: inLanguage(row, "value", language) }] as const,
      ),
      ...valueRows.map((row) => [row.id, { option: "", value: inLanguage(row, "name", language) }] as const),
    ]),
    attributes: new Map(attributeRows.map((row) => [row.id, inLanguage(row, "name", language)])),
  };
}

function idsOf(values: readonly { readonly id: number }[]): readonly number[] {
  return values.map(({ id }) => id);
}

function isOneOf(column: AnyPgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::integer[])`;
}
