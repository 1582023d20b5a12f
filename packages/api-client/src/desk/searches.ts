import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { type Page, page } from "../wire/page.ts";
import { count, optionalCount, text } from "../wire/scalars.ts";

/** A text that many have searched in a language, with what became of it. */
export interface CountedSearch {
  /** `en` */
  readonly language: string;
  readonly text: string;
  readonly searchCount: number;
  /** Of the searches, those that found nothing. */
  readonly withoutResult: number;
  /** How many products the last one found; null where none has said. */
  readonly hits: number | null;
  /** Of the searches, those from which a product was opened. */
  readonly clickCount: number;
  /** Where that stood on average, from 1; null where none was opened. */
  readonly averagePosition: number | null;
  /** Of the searches, those of which a product was put into a cart. */
  readonly cartCount: number;
}

/** A text that was searched after another. */
export interface SearchRefinement {
  readonly language: string;
  readonly text: string;
  readonly next: string;
  readonly times: number;
  /** Of the first text, however it was come to. */
  readonly searchCount: number;
  readonly clickCount: number;
  /** Of the second one. */
  readonly nextSearchCount: number;
  readonly nextClickCount: number;
}

/** A page of what was searched, and where the shop is; null where the platform does not know. */
export interface Searched<Row> extends Page<Row> {
  readonly shopOrigin: string | null;
}

export type CountedSearchList = "top" | "withoutResult" | "withoutClick";

export interface SearchedDays {
  /** Back from today, which is one of them. */
  readonly days: number;
  /** null: all languages. */
  readonly language: string | null;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface CountedSearchesParams extends SearchedDays {
  readonly list: CountedSearchList;
}

export interface SearchRefinementsParams extends SearchedDays {
  /** Only those that may mean the same. */
  readonly onlyProposed: boolean;
}

/** In tenths at most, as it is said. */
const averagePosition: Decoder<number | null> = (value) => (typeof value === "number" && value >= 1 ? value : null);

const search: Decoder<CountedSearch> = record((field) => ({
  language: field("language", text),
  text: field("text", text),
  searchCount: field("searches", count),
  withoutResult: field("without_result", count),
  hits: field("hits", optionalCount),
  clickCount: field("clicks", count),
  averagePosition: field("place", averagePosition),
  cartCount: field("carts", count),
}));

const refinement: Decoder<SearchRefinement> = record((field) => ({
  language: field("language", text),
  text: field("text", text),
  next: field("next", text),
  times: field("times", count),
  searchCount: field("searches", count),
  clickCount: field("clicks", count),
  nextSearchCount: field("next_searches", count),
  nextClickCount: field("next_clicks", count),
}));

function searched<Row>(row: Decoder<Row>): Decoder<Searched<Row>> {
  const rows = page(row);
  const shop = record((field) => field("shop_url", text));
  return (value, context) => ({ ...rows(value, context), shopOrigin: shop(value, context) || null });
}

const wireNames = { top: "top", withoutResult: "without_result", withoutClick: "without_click" } as const;

const inDays = ({ days, language, page: number, pageSize }: SearchedDays) => ({
  days,
  ...(language !== null && { language }),
  page_no: number,
  page_size: pageSize,
});

export const fetchCountedSearches = getCall("searches/list", {
  query: ({ list, ...days }: CountedSearchesParams) => ({ list: wireNames[list], ...inDays(days) }),
  decode: searched(search),
});

export const countedSearchesQuery = defineQuery(fetchCountedSearches, {
  key: "counted-searches",
  freshMs: minute,
  staleAfter: [],
});

export const fetchSearchRefinements = getCall("searches/refinements", {
  query: ({ onlyProposed, ...days }: SearchRefinementsParams) => ({
    ...(onlyProposed && { proposed: 1 }),
    ...inDays(days),
  }),
  decode: searched(refinement),
});

export const searchRefinementsQuery = defineQuery(fetchSearchRefinements, {
  key: "search-refinements",
  freshMs: minute,
  staleAfter: [],
});
