import type { Executor } from "../store/database.ts";
import { languages } from "../store/language.ts";
import { documentWords } from "../search/document-words.ts";
import { productSearch } from "../store/schema/search.ts";
import { numberWords } from "../search/vocabulary.ts";
import { brands, categories, products, productTexts } from "../store/schema/catalog.ts";
import { alias, eq, inArray, sql } from "../store/sql.ts";

type Texts = Awaited<ReturnType<typeof searchableTexts>>[number];

/**
 * Makes products findable by their present texts. Whoever writes a name, a tagline, a brand or a category calls it in
 * the same transaction for the products that show it.
 */
export async function indexProducts(db: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const documents = (await searchableTexts(db, ids)).map((texts) => {
    const name = allNames([texts]);
    const inName = documentWords(name);
    const all = documentWords([name, ...otherTexts(texts)].join("\n"));
    return { id: texts.id, inName, all };
  });
  const numbers = await numberWords(
    db,
    documents.flatMap(({ all }) => [...all]),
  );
  const numbered = (words: ReadonlySet<string>): number[] => [...words].flatMap((word) => numbers.get(word) ?? []);
  const rows = documents.map(({ id, inName, all }) => ({ id, name: numbered(inName), all: numbered(all) }));
  await db.execute(sql`
    insert into ${productSearch} (id, shop_id, shop_category_id, brand_id, first_category_id, second_category_id,
      third_category_id, is_recommended, is_on_sale, price, sales, actual_sales, weight, position, created_at,
      name_words, all_words)
    select product.id, shop_id, shop_category_id, brand_id, first_category_id, second_category_id, third_category_id,
      is_recommended, is_on_sale, price, sales, actual_sales, weight, position, created_at, indexed.name, indexed."all"
    from ${products} as product
    join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as indexed (id integer, name integer[], "all" integer[])
      on indexed.id = product.id
    on conflict (id) do update set name_words = excluded.name_words, all_words = excluded.all_words`);
}

function searchableTexts(db: Executor, ids: readonly number[]) {
  const first = alias(categories, "first_category");
  const second = alias(categories, "second_category");
  const third = alias(categories, "third_category");
  return db
    .select({
      id: products.id,
      name: productTexts.name,
      tagline: productTexts.tagline,
      translations: productTexts.translations,
      brand: brands.name,
      first: { name: first.name, translations: first.translations },
      second: { name: second.name, translations: second.translations },
      third: { name: third.name, translations: third.translations },
    })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .innerJoin(first, eq(first.id, products.firstCategoryId))
    .leftJoin(second, eq(second.id, products.secondCategoryId))
    .leftJoin(third, eq(third.id, products.thirdCategoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, [...ids]));
}

function otherTexts({ tagline, translations, brand, first, second, third }: Texts): readonly string[] {
  const taglines = languages.map((language) => translations[language]?.tagline ?? "");
  return [tagline, ...taglines, brand ?? "", allNames([first, second, third])];
}

interface Named {
  readonly name: string;
  readonly translations: Readonly<Partial<Record<string, { readonly name?: string }>>>;
}

/** In every language. */
function allNames(rows: readonly (Named | null)[]): string {
  return rows
    .flatMap((row) => (row === null ? [] : [row.name, ...languages.map((each) => row.translations[each]?.name ?? "")]))
    .join("\n");
}
