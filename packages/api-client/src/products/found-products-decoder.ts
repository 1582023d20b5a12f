import { type Decoder, isRecord, optional, record } from "../wire/decode.ts";
import { type Named, named } from "../wire/named.ts";
import { optionalText } from "../wire/scalars.ts";
import { type ProductPage, productPage } from "./product-page-decoder.ts";

/** How a search was understood, and where to go where it finds nothing; only with `search_meaning`. */
export interface SearchMeaning {
  /** What was searched for in place of what was typed, where that was taken for a mistake. */
  readonly corrected: string | null;
  /** Where nothing is found: another text that finds something. */
  readonly nearest: string | null;
  /** Where nothing is found: a category that the words name. */
  readonly category: Named | null;
}

export interface FoundProducts extends ProductPage {
  /** Absent where there is nothing to say. */
  readonly meaning?: SearchMeaning;
}

const meaning = record((field): SearchMeaning => ({
  corrected: field("corrected", optionalText),
  nearest: field("nearest", optionalText),
  category: field("nearest_category", optional(named)),
}));

const understood = record((field) => field("search_meaning", optional(meaning)));

/** What a search answers, which also says how it was understood. */
export const foundProducts: Decoder<FoundProducts> = (value, context) => {
  const products = productPage(value, context);
  const said = isRecord(value) ? understood(value, context) : null;
  return said === null ? products : { ...products, meaning: said };
};
