import type { Executor } from "../../../platform/store/database.ts";
import { attributes, attributeValues } from "../../../platform/store/schema/attributes.ts";
import { categories } from "../../../platform/store/schema/catalog.ts";
import { optionMeanings } from "../../../platform/store/schema/product-index.ts";
import { languages, type Translations } from "../../../platform/store/language.ts";
import { asc, sql } from "../../../platform/store/sql.ts";

interface AttributeValueRow {
  readonly id: number;
  /** What it is called: in all languages, and by merchants. */
  readonly words: readonly string[];
  readonly mergedIds: readonly number[];
}

export interface AttributeRow {
  readonly id: number;
  /** What it is called: in all languages, and by merchants. */
  readonly words: readonly string[];
  /** Where it holds, all categories below those that were named included; null: everywhere. */
  readonly categoryIds: ReadonlySet<number> | null;
  readonly values: readonly AttributeValueRow[];
}

/** In their order. */
export async function readAttributes(db: Executor): Promise<readonly AttributeRow[]> {
  const rows = await db.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.id));
  if (rows.length === 0) return [];
  const values = Map.groupBy(
    await db.select().from(attributeValues).orderBy(asc(attributeValues.id)),
    ({ attributeId }) => attributeId,
  );
  const { rows: held } = await db.execute<{ attribute_id: number; category_ids: readonly number[] }>(sql`
    with recursive held as (
      select id as attribute_id, unnest(category_ids) as category_id from ${attributes}
      union select held.attribute_id, below.id from held join ${categories} below on below.parent_id = held.category_id
      where below.deleted_at is null
    )
    select attribute_id, array_agg(category_id) as category_ids from held group by attribute_id`);
  const categoryIds = new Map(held.map((each) => [each.attribute_id, new Set(each.category_ids)]));
  return rows.map((row) => ({
    id: row.id,
    words: wordsOf(row),
    categoryIds: row.categoryIds === null ? null : (categoryIds.get(row.id) ?? new Set()),
    values: (values.get(row.id) ?? []).map((value) => ({
      id: value.id,
      words: wordsOf(value),
      mergedIds: value.mergedIds,
    })),
  }));
}

interface Named {
  readonly name: string;
  readonly translations: Translations<"name">;
  readonly synonyms: readonly string[];
}

function wordsOf({ name, translations, synonyms }: Named): readonly string[] {
  return [name, ...languages.flatMap((language) => translations[language]?.name ?? []), ...synonyms];
}

/** What an option and a value of it are called: as they were written, then in the languages in their order. */
export interface MeaningTexts {
  readonly id: number;
  readonly options: readonly string[];
  readonly values: readonly string[];
}

/** @param ids null: all */
export async function readMeaningTexts(db: Executor, ids: readonly number[] | null): Promise<readonly MeaningTexts[]> {
  const rows = await db
    .select()
    .from(optionMeanings)
    .where(ids === null ? undefined : sql`${optionMeanings.id} = any(${sql.param([...ids])}::integer[])`);
  return rows.map(({ id, option, value, translations }) => ({
    id,
    options: [option, ...languages.flatMap((language) => translations[language]?.option ?? [])],
    values: [value, ...languages.flatMap((language) => translations[language]?.value ?? [])],
  }));
}
