import type { Page } from "../../../platform/http/query.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { searchCounts } from "../../../platform/store/schema/searches.ts";
import { and, asc, count, desc, gte, gt, lt, lte, type SQL, sql } from "../../../platform/store/sql.ts";
import { minSearches, searchesAClick } from "../popular-searches.ts";
import { inRange, type SearchedRange } from "./searched-range.ts";
import { singleRow } from "../../../platform/store/rows.ts";

/** Sums of a text's days. */
const sums = {
  searches: sql<number>`sum(${searchCounts.searches})::int`,
  withoutResult: sql<number>`sum(${searchCounts.withoutResult})::int`,
  /** By the last day that says so. */
  hits: sql<
    number | null
  >`(array_agg(${searchCounts.hits} order by ${searchCounts.day} desc) filter (where ${searchCounts.hits} is not null))[1]`,
  clicks: sql<number>`sum(${searchCounts.clicks})::int`,
  places: sql<number>`sum(${searchCounts.places})::int`,
  carts: sql<number>`sum(${searchCounts.carts})::int`,
} as const;

/** Found nothing more often than something. */
const foundNothing = gt(sql`2 * ${sums.withoutResult}`, sums.searches);
/** Nothing was found, or hardly anybody wanted what was. */
const ledNowhere = lt(sql`${searchesAClick}::int * ${sums.clicks}`, sums.searches);

const lists = {
  top: { which: undefined, by: sums.searches },
  without_result: { which: foundNothing, by: sums.withoutResult },
  without_click: {
    which: and(ledNowhere, lte(sql`2 * ${sums.withoutResult}`, sums.searches)),
    by: sql`${sums.searches} - ${sums.clicks}`,
  },
} as const satisfies Readonly<Record<string, { readonly which: SQL | undefined; readonly by: SQL }>>;

export type SearchList = keyof typeof lists;

/** The top ones for a name that is none. */
export function searchListNamed(name: string): SearchList {
  return Object.hasOwn(lists, name) ? (name as SearchList) : "top";
}

/** What many have searched, with what became of it. */
export async function findSearches(
  db: Executor,
  range: SearchedRange,
  { list, page }: { readonly list: SearchList; readonly page: Page },
) {
  const { which, by } = lists[list];
  const searched = db
    .select({ language: searchCounts.language, text: searchCounts.text, ...sums })
    .from(searchCounts)
    .where(inRange(searchCounts, range))
    .groupBy(searchCounts.language, searchCounts.text)
    .having(and(gte(sums.searches, minSearches), which));
  const [rows, all] = await Promise.all([
    searched.orderBy(desc(by), asc(searchCounts.text), asc(searchCounts.language)).limit(page.size).offset(page.offset),
    db.select({ total: count() }).from(
      db
        .select({ text: searchCounts.text })
        .from(searchCounts)
        .where(inRange(searchCounts, range))
        .groupBy(searchCounts.language, searchCounts.text)
        .having(and(gte(sums.searches, minSearches), which))
        .as("searched"),
    ),
  ]);
  return { rows, total: singleRow(all).total };
}
