import type { Executor } from "../../../platform/store/database.ts";
import { type ArticleKind, articleCategories, articles } from "../../../platform/store/schema/content.ts";
import { and, asc, count, desc, eq, isNull, type SQL, sql } from "../../../platform/store/sql.ts";
import { type ArticleState, articleState } from "./article-state.ts";

/** The newest first; as readers have them; those that have helped least first. */
export const articleSorts = ["newest", "readers", "not_helped"] as const;
type ArticleSort = (typeof articleSorts)[number];

export interface ArticleFilter {
  readonly kind: ArticleKind;
  /** Null: any. */
  readonly categoryId: number | null;
  /** A part of a title in any language; "": any. */
  readonly words: string;
}

export interface ArticlePage {
  readonly state: ArticleState | null;
  readonly sort: ArticleSort;
  /** The article that the page before ended with; null: the first page. */
  readonly before: number | null;
  readonly size: number;
}

/** Articles without their texts; one more than a page where there are more. */
export function listArticles(db: Executor, filter: ArticleFilter, page: ArticlePage, now: Date) {
  const { id, title, translations, draft, isAnnouncement, shownFrom, shownUntil, position } = articles;
  const { helped, notHelped, visits, changedAt } = articles;
  const state = articleState(now);
  return db
    .select({
      id,
      title,
      isAnnouncement,
      shownFrom,
      shownUntil,
      position,
      helped,
      notHelped,
      visits,
      changedAt,
      /** Titles alone: whole texts of a page of articles are megabytes. */
      translations: sql<typeof translations._.data>`(
        select coalesce(jsonb_object_agg(language, jsonb_build_object('title', fields -> 'title')), '{}')
        from jsonb_each(${translations}) as translated (language, fields) where fields ? 'title')`,
      hasDraft: sql<boolean>`${draft} is not null`,
      state,
      category: {
        id: articleCategories.id,
        name: articleCategories.name,
        translations: articleCategories.translations,
      },
      isCategoryShown: articleCategories.isShown,
    })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(
      and(isAmong(filter), page.state === null ? undefined : eq(state, page.state), isBehind(page.sort, page.before)),
    )
    .orderBy(...orderOf[page.sort])
    .limit(page.size + 1);
}

/** How many there are in each state. */
export async function countArticles(
  db: Executor,
  filter: ArticleFilter,
  now: Date,
): Promise<Readonly<Partial<Record<ArticleState, number>>>> {
  const state = articleState(now);
  const rows = await db
    .select({ state: sql<ArticleState>`${state} as state`, number: count() })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .where(isAmong(filter))
    .groupBy(sql`state`);
  return Object.fromEntries(rows.map(({ state: each, number }) => [each, number]));
}

function isAmong({ kind, categoryId, words }: ArticleFilter): SQL | undefined {
  return and(
    isNull(articles.deletedAt),
    eq(articleCategories.kind, kind),
    categoryId === null ? undefined : eq(articles.categoryId, categoryId),
    words === "" ? undefined : sql`position(${words.toLowerCase()} in ${articles.titles}) > 0`,
  );
}

const orderOf: Readonly<Record<ArticleSort, readonly SQL[]>> = {
  newest: [desc(articles.id)],
  readers: [asc(articles.position), desc(articles.id)],
  not_helped: [desc(articles.notHelped), desc(articles.id)],
};

/** What comes behind an article in an order. */
function isBehind(sort: ArticleSort, before: number | null): SQL | undefined {
  if (before === null) return undefined;
  if (sort === "newest") return sql`${articles.id} < ${before}`;
  const column = sort === "readers" ? articles.position : articles.notHelped;
  const last = sql`(select ${sql.identifier(column.name)} from articles as last where last.id = ${before})`;
  return sort === "readers"
    ? sql`(${column}, -${articles.id}) > (${last}, ${-before})`
    : sql`(${column}, ${articles.id}) < (${last}, ${before})`;
}
