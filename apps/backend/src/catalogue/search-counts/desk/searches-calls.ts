import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { pageFields } from "../../../platform/wire/page.ts";
import { findSearches, searchListNamed } from "./find-searches.ts";
import { searchedRange, inRange, type SearchedRange } from "./searched-range.ts";
import type { Page } from "../../../platform/http/query.ts";
import type { Executor } from "../../../platform/store/database.ts";
import type { Language } from "../../../platform/store/language.ts";
import { searchCounts, searchRefinements } from "../../../platform/store/schema/searches.ts";
import { sql } from "../../../platform/store/sql.ts";
import { minSearches, searchesAClick } from "../popular-searches.ts";

/** `searches/list`: what many have searched, as `list` says: `top`, `without_result` or `without_click`. */
export async function handleSearches({ db, query, now, shopOrigin }: AgentContext) {
  const page = query.page();
  const list = searchListNamed(query.text("list"));
  const { rows, total } = await findSearches(db, searchedRange(query, now()), { list, page });
  return {
    list: rows.map(({ language, text, searches, withoutResult, hits, clicks, places, carts }) => ({
      language,
      text,
      searches,
      without_result: withoutResult,
      hits,
      clicks,
      // In tenths, as a reader takes it.
      place: clicks === 0 ? null : Math.round((10 * places) / clicks) / 10,
      carts,
    })),
    shop_url: shopOrigin ?? "",
    ...pageFields(page, total),
  };
}

/** `searches/refinements`: what was searched next; with `proposed=1` only what may mean the same. */
export async function handleRefinements({ db, query, now, shopOrigin }: AgentContext) {
  const page = query.page();
  const onlyProposed = query.flag("proposed") === true;
  const { rows, total } = await findRefinements(db, searchedRange(query, now()), { onlyProposed, page });
  return {
    list: rows.map(({ language, text, next, times, searches, clicks, nextSearches, nextClicks }) => ({
      language,
      text,
      next,
      times,
      searches,
      clicks,
      next_searches: nextSearches,
      next_clicks: nextClicks,
    })),
    shop_url: shopOrigin ?? "",
    ...pageFields(page, total),
  };
}

/** What was searched after what. */
interface Refinement {
  readonly language: Language;
  readonly text: string;
  readonly next: string;
  readonly times: number;
  /** Of either text, however it was come to; none are known where only the pair was counted in these days. */
  readonly searches: number;
  readonly clicks: number;
  readonly nextSearches: number;
  readonly nextClicks: number;
}

/**
 * What many have searched one after the other. Proposed as synonyms are those of which the first led nowhere and the second to
 * products; a text that only says more or less of the same is none.
 */
async function findRefinements(
  db: Executor,
  range: SearchedRange,
  { onlyProposed, page }: { readonly onlyProposed: boolean; readonly page: Page },
): Promise<{ readonly rows: readonly Refinement[]; readonly total: number }> {
  const proposed = sql`${searchesAClick}::int * clicks < searches and ${searchesAClick}::int * next_clicks >= next_searches
    and next_clicks > 0 and position(searched_text in next_text) = 0 and position(next_text in searched_text) = 0`;
  const pairs = sql`
    with texts as (
      select language, searched_text, sum(searches)::int as searches, sum(clicks)::int as clicks
      from ${searchCounts} where ${inRange(searchCounts, range)} group by language, searched_text
    ), pairs as (
      select language, searched_text, next_text, sum(times)::int as times
      from ${searchRefinements} where ${inRange(searchRefinements, range)}
      group by language, searched_text, next_text having sum(times) >= ${minSearches}
    ), known as (
      select pairs.*, coalesce(before.searches, 0) as searches, coalesce(before.clicks, 0) as clicks,
        coalesce(after.searches, 0) as next_searches, coalesce(after.clicks, 0) as next_clicks
      from pairs
      left join texts before on (before.language, before.searched_text) = (pairs.language, pairs.searched_text)
      left join texts after on (after.language, after.searched_text) = (pairs.language, pairs.next_text)
    ), wanted as (select * from known where ${onlyProposed ? proposed : sql`true`})`;
  const [{ rows }, { rows: all }] = await Promise.all([
    db.execute<Refinement & Record<string, unknown>>(sql`${pairs}
      select language, searched_text as text, next_text as next, times, searches, clicks,
        next_searches as "nextSearches", next_clicks as "nextClicks"
      from wanted order by times desc, searched_text, next_text, language
      limit ${page.size} offset ${page.offset}`),
    db.execute<{ total: number }>(sql`${pairs} select count(*)::int as total from wanted`),
  ]);
  return { rows, total: all[0]?.total ?? 0 };
}
