import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Named, named } from "../wire/id-name.ts";
import { type Decoder, list, record, usableRows } from "../wire/decode.ts";
import { money, optionalMoney } from "../wire/money.ts";
import { image } from "../wire/image-url.ts";
import { id, text } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";

export interface SuggestedProduct {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  /** In fen: what a visitor would pay now. */
  readonly price: number;
  /** Whether the price is that of the flash sale that runs. */
  readonly flash: boolean;
}

export interface SuggestedShop {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
  /** Run by the platform itself. */
  readonly selfOperated: boolean;
}

/** What others have searched, products, categories and shops for a search that is being typed. */
export interface Suggestions {
  /** Whole texts; none from a platform that does not count searches. */
  readonly searches: readonly string[];
  readonly products: readonly SuggestedProduct[];
  readonly categories: readonly Named[];
  readonly shops: readonly SuggestedShop[];
}

const product: Decoder<SuggestedProduct> = record((field) => {
  const flashPrice = field("seckill_price", optionalMoney);
  return {
    id: field("id", id),
    name: field("name", text),
    image: field("image", image),
    price: flashPrice ?? field("price", money),
    flash: flashPrice !== null,
  };
});

const shop: Decoder<SuggestedShop> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  logo: field("logo", image),
  selfOperated: field("type", isSelfOperated),
}));

const suggestions: Decoder<Suggestions> = record((field) => ({
  searches: field("searches", list(text)).filter((searched) => searched !== ""),
  products: field("products", usableRows(product)),
  categories: field("categories", usableRows(named)),
  shops: field("shops", usableRows(shop)),
}));

/** An extension: only where the site configuration's `extensions` have `suggest`. */
export const fetchSuggestions = getCall("goods/suggest", {
  query: (typed: string) => ({ name: typed }),
  decode: suggestions,
});

/** A text that is typed again within this time gets the same answer. */
export const suggestionsQuery = defineQuery(fetchSuggestions, {
  key: "suggestions",
  freshMs: minute,
  staleAfter: ["flash-sale-turn"],
});
