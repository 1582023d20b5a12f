import type { Database } from "../src/platform/store/database.ts";
import { sql } from "../src/platform/store/sql.ts";

/** Of these are one of ten on the first two levels, and nine of ten on the third. */
const perParent = 9;

/** How many of each the store gets besides what it has. */
export interface CatalogueSizes {
  readonly articles: number;
  readonly categories: number;
  readonly brands: number;
  readonly areas: number;
}

/** What operators keep in lists, in four languages, and products spread over it. */
export async function fillCatalogue(db: Database, sizes: CatalogueSizes): Promise<void> {
  await fillCategories(db, sizes.categories);
  await fillBrands(db, sizes.brands);
  await fillArticles(db, sizes.articles);
  await fillAreas(db, sizes.areas);
  await db.execute(sql`vacuum analyze`);
}

/** Three levels of them: the first, nine below each of it, and what is left below those. */
async function fillCategories(db: Database, total: number): Promise<void> {
  const firsts = Math.ceil(total / 100);
  const seconds = firsts * perParent;
  const thirds = Math.max(0, total - firsts - seconds);
  const [last] = (await db.execute<{ id: number }>(sql`select max(id)::int as id from categories`)).rows;
  const start = last?.id ?? 0;
  await db.execute(sql`
    insert into categories (id, parent_id, level, name, translations, picture, position)
    select ${start}::int + number,
      case when number <= ${firsts}::int then null
        when number <= ${firsts + seconds}::int then ${start}::int + 1 + (number - 1) % ${firsts}::int
        else ${start + firsts}::int + 1 + (number - 1) % ${seconds}::int end,
      case when number <= ${firsts}::int then 1 when number <= ${firsts + seconds}::int then 2 else 3 end,
      '类目 ' || number, ${named("Category", "カテゴリ", "카테고리", "name")},
      'uploads/bench/category-' || number || '.webp', number
    from generate_series(1, ${total}::int) as number`);
  await db.execute(sql`select setval(pg_get_serial_sequence('categories', 'id'), ${start + total}::int)`);
  await db.execute(sql`
    update products set first_category_id = first.id, second_category_id = second.id, third_category_id = third.id
    from categories as third
    join categories as second on second.id = third.parent_id
    join categories as first on first.id = second.parent_id
    where third.id = ${start + firsts + seconds}::int + 1 + products.id % ${thirds}::int`);
}

async function fillBrands(db: Database, total: number): Promise<void> {
  await db.execute(sql`
    insert into brands (name, translations)
    select '品牌 ' || number, ${named("Brand", "ブランド", "브랜드", "name")}
    from generate_series(1, ${total}::int) as number`);
  await db.execute(sql`
    update products set brand_id = made.id
    from (select id, row_number() over (order by id) as number from brands) as made
    where made.number = 1 + products.id % ${total}::int`);
}

async function fillArticles(db: Database, total: number): Promise<void> {
  await db.execute(sql`
    insert into articles (category_id, title, intro, body, translations, titles, version, is_shown, position, visits,
      helped, not_helped)
    select category.id, '文章 ' || number, '简介', repeat('<p>Some text</p>', 100),
      ${named("Article", "記事", "도움말", "title")},
      lower('文章 ' || number || ' article ' || number || ' 記事 ' || number || ' 도움말 ' || number),
      1, number % 20 <> 0, number % 7, number * 31 % 1000, number * 13 % 50, number * 7 % 40
    from generate_series(1, ${total}::int) as number
    join (select id, row_number() over (order by id) - 1 as at, count(*) over () as total
      from article_categories where deleted_at is null) as category on category.at = number % category.total`);
}

async function fillAreas(db: Database, total: number): Promise<void> {
  await db.execute(sql`
    insert into activity_areas (name, translations, position)
    select '专区 ' || number, ${named("Area", "特集", "기획전", "name")}, number
    from generate_series(1, ${total}::int) as number`);
}

/** The translations of a row called by its number. */
function named(english: string, japanese: string, korean: string, field: "name" | "title") {
  return sql`jsonb_build_object(
    'en', jsonb_build_object(${field}::text, ${english}::text || ' ' || number),
    'ja', jsonb_build_object(${field}::text, ${japanese}::text || ' ' || number),
    'ko', jsonb_build_object(${field}::text, ${korean}::text || ' ' || number))`;
}
