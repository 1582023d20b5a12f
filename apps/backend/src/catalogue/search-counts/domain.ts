import { postOnly, countedAs } from "../../platform/http/call.ts";
import { forOperators } from "../../platform/http/desk-call.ts";
import type { Domain } from "../../platform/domain/domain.ts";
import { createCountedSearches } from "./counted-searches.ts";
import { handleRefinements, handleSearches } from "./desk/searches-calls.ts";
import { forgetSearches } from "./forget-searches.ts";
import { createPopularSearches } from "./popular-searches.ts";
import { handleSearched } from "./searched-call.ts";

export const searchCountDomain = {
  name: "search-counts",
  calls: {
    "goods/searched": countedAs("searchReport", postOnly(handleSearched)),
  },
  deskCalls: {
    "searches/list": forOperators("GET", handleSearches),
    "searches/refinements": forOperators("GET", handleRefinements),
  },
  jobs: [forgetSearches],
  open: ({ db, now, report }) => {
    const countedSearches = createCountedSearches(db, (error) => report(error, "searches could not be counted"));
    const popularSearches = createPopularSearches({
      db,
      now,
      onError: (error) => report(error, "popular searches could not be read"),
    });
    return { services: { countedSearches, popularSearches }, close: () => countedSearches.close() };
  },
} satisfies Domain;
