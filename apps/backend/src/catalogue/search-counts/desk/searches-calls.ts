import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { pageFields } from "../../../platform/wire/page.ts";
import { findRefinements } from "./find-refinements.ts";
import { findSearches, searchListNamed } from "./find-searches.ts";
import { searchedRange } from "./searched-range.ts";

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
