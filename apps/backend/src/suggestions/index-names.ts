import { categories } from "../store/schema/catalog.ts";
import type { Executor } from "../store/database.ts";
import { languages, type Translations } from "../store/language.ts";
import { shops } from "../store/schema/merchants.ts";
import { documentWords } from "../search/document-words.ts";
import { numberWords } from "../search/vocabulary.ts";
import { categoryWords, shopWords } from "../store/schema/suggestions.ts";
import { inArray, type SQL, sql } from "../store/sql.ts";

/**
 * Makes categories findable by their present names in all languages. Whoever writes such a name calls it in the same
 * transaction.
 */
export async function indexCategoryNames(db: Executor, ids: readonly number[]): Promise<void> {
  const rows = await db
    .select()
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  await db.execute(sql`
    insert into ${categoryWords} (category_id, words) ${await numberedNames(db, rows)}
    on conflict (category_id) do update set words = excluded.words`);
}

/** The same for shops. */
export async function indexShopNames(db: Executor, ids: readonly number[]): Promise<void> {
  const rows = await db
    .select()
    .from(shops)
    .where(inArray(shops.id, [...ids]));
  await db.execute(sql`
    insert into ${shopWords} (shop_id, words) ${await numberedNames(db, rows)}
    on conflict (shop_id) do update set words = excluded.words`);
}

interface NamedRow {
  readonly id: number;
  readonly name: string;
  readonly translations: Translations<"name">;
}

/** A query for the ids and the numbers of the words of their names. */
async function numberedNames(db: Executor, rows: readonly NamedRow[]): Promise<SQL> {
  const documents = rows.map(({ id, name, translations }) => {
    const names = [name, ...languages.map((language) => translations[language]?.name ?? "")];
    return { id, words: documentWords(names.join("\n")) };
  });
  const numbers = await numberWords(
    db,
    documents.flatMap(({ words }) => [...words]),
  );
  const numbered = documents.map(({ id, words }) => ({
    id,
    words: [...words].flatMap((word) => numbers.get(word) ?? []),
  }));
  return sql`select id, words from jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as named (id integer, words integer[])`;
}
