import { inScope } from "../../selling/merchants/shop-states.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage, type Translations } from "../../platform/store/language.ts";
import { categories, products, productTexts } from "../../platform/store/schema/catalog.ts";
import { articleCategories, articles } from "../../platform/store/schema/content.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { activityAreas } from "../../platform/store/schema/promotions.ts";
import { and, desc, eq, inArray, or, type SQL, sql } from "../../platform/store/sql.ts";

/** What pictures lead to, and blocks name, by an id. */
export const namedKinds = ["product", "category", "shop", "area", "news", "help"] as const;
export type NamedKind = (typeof namedKinds)[number];

export interface NamedThing {
  readonly kind: NamedKind;
  readonly id: number;
  readonly name: string;
  /** Shoppers see it now. */
  readonly isThere: boolean;
}

/** How many things a search offers. */
const most = 20;

/** What things are called; what was deleted for good is left out. */
export async function namedThings(
  db: Executor,
  kind: NamedKind,
  ids: readonly number[],
  language: ReaderLanguage,
): Promise<readonly NamedThing[]> {
  if (ids.length === 0) return [];
  const wanted = inArray(columns[kind].id, [...new Set(ids)]);
  return named(kind, await queries[kind](db, wanted, ids.length), language);
}

/** Things that are there now and whose name has the words in some language; the newest first. */
export async function searchThings(
  db: Executor,
  kind: NamedKind,
  words: string,
  language: ReaderLanguage,
): Promise<readonly NamedThing[]> {
  const { name, translations, isThere } = columns[kind];
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const hasWords = or(sql`${name} ilike ${pattern}`, sql`${translations}::text ilike ${pattern}`);
  const rows = await queries[kind](db, and(words === "" ? undefined : hasWords, isThere), most);
  return named(kind, rows, language);
}

interface NameRow {
  readonly id: number;
  readonly name: string;
  readonly translations: Translations<"name" | "title">;
  readonly isThere: boolean;
}

function named(kind: NamedKind, rows: readonly NameRow[], { wanted, fallback }: ReaderLanguage): readonly NamedThing[] {
  const field = kind === "news" || kind === "help" ? "title" : "name";
  return rows.map(({ id, name, translations, isThere }) => {
    const row = { title: name, name, translations };
    return { kind, id, name: inLanguage(row, field, { wanted, fallback }), isThere };
  });
}

const usable = inScope("usable") ?? sql`true`;
const isArticleThere = sql<boolean>`(${articles.isShown} and ${articles.deletedAt} is null
  and ${articleCategories.isShown} and ${articleCategories.deletedAt} is null)`;
const ofArticle = {
  id: articles.id,
  name: articles.title,
  translations: articles.translations,
  isThere: isArticleThere,
};

const columns = {
  product: {
    id: products.id,
    name: productTexts.name,
    translations: productTexts.translations,
    isThere: sql<boolean>`(${products.isOnSale} and ${usable})`,
  },
  category: {
    id: categories.id,
    name: categories.name,
    translations: categories.translations,
    isThere: sql<boolean>`(${categories.isShown} and ${categories.deletedAt} is null)`,
  },
  shop: { id: shops.id, name: shops.name, translations: shops.translations, isThere: sql<boolean>`(${usable})` },
  area: {
    id: activityAreas.id,
    name: activityAreas.name,
    translations: activityAreas.translations,
    isThere: sql<boolean>`(${activityAreas.isEnabled} and ${activityAreas.deletedAt} is null)`,
  },
  news: ofArticle,
  help: ofArticle,
} as const;

type NameQuery = (db: Executor, where: SQL | undefined, limit: number) => Promise<readonly NameRow[]>;

const queries: Readonly<Record<NamedKind, NameQuery>> = {
  product: (db, where, limit) =>
    db
      .select(columns.product)
      .from(products)
      .innerJoin(productTexts, eq(productTexts.productId, products.id))
      .innerJoin(shops, eq(shops.id, products.shopId))
      .where(where)
      .orderBy(desc(products.id))
      .limit(limit),
  category: (db, where, limit) =>
    db.select(columns.category).from(categories).where(where).orderBy(desc(categories.id)).limit(limit),
  shop: (db, where, limit) => db.select(columns.shop).from(shops).where(where).orderBy(desc(shops.id)).limit(limit),
  area: (db, where, limit) =>
    db.select(columns.area).from(activityAreas).where(where).orderBy(desc(activityAreas.id)).limit(limit),
  news: (db, where, limit) => findArticles(db, and(eq(articleCategories.kind, "news"), where), limit),
  help: (db, where, limit) => findArticles(db, and(eq(articleCategories.kind, "help"), where), limit),
};

function findArticles(db: Executor, where: SQL | undefined, limit: number): Promise<readonly NameRow[]> {
  return db
    .select(columns.news)
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(where)
    .orderBy(desc(articles.id))
    .limit(limit);
}
