import { textOfHtml } from "../../src/catalogue/content/index-changed-articles.ts";
import { type Language, languages } from "../../src/platform/store/language.ts";
import type { Database } from "../../src/platform/store/database.ts";
import { sql } from "../../src/platform/store/sql.ts";

/** A product as plain search engines are given it, in all languages. */
export interface DemoDocument {
  readonly id: number;
  readonly name: string;
  readonly tagline: string;
  readonly brand: string;
  readonly categories: string;
  readonly options: string;
  readonly description: string;
}

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly brand: string | null;
  readonly texts: Translated;
  readonly description: Translated;
  readonly categories: readonly Translated[];
  readonly options: readonly Translated[] | null;
}

type Field = "name" | "tagline" | "value" | "description";
type Translated = Readonly<Partial<Record<Field, string>>> & {
  readonly translations: Readonly<Partial<Record<Language, Partial<Record<Field, string>>>>>;
};

export async function demoDocuments(db: Database): Promise<readonly DemoDocument[]> {
  const { rows } = await db.execute<Row>(sql`
    select product.id, brand.name as brand, to_jsonb(texts) as texts, to_jsonb(described) as description,
      (select jsonb_agg(category) from categories as category
        where category.id in (first_category_id, second_category_id, third_category_id)) as categories,
      (select jsonb_agg(offered) from product_options as option join product_option_values as offered
        on offered.option_id = option.id where option.product_id = product.id) as options
    from products as product
    join product_texts as texts on texts.product_id = product.id
    join product_descriptions as described on described.product_id = product.id
    left join brands as brand on brand.id = product.brand_id
    where product.is_on_sale order by product.id`);
  return rows.map(({ id, brand, texts, description, categories, options }) => ({
    id,
    name: all(texts, "name"),
    tagline: all(texts, "tagline"),
    brand: brand ?? "",
    categories: categories.map((category) => all(category, "name")).join("\n"),
    options: (options ?? []).map((value) => all(value, "value")).join("\n"),
    description: textOfHtml(all(description, "description")),
  }));
}

function all({ translations, ...row }: Translated, field: Field): string {
  const own = row[field] ?? "";
  const texts = languages.map((language) => translations[language]?.[field] ?? own);
  return [...new Set([own, ...texts])].join("\n");
}
