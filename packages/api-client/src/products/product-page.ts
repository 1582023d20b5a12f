import { type Decoder, isRecord, optional, record } from "../wire/decode.ts";
import { type Page, page } from "../wire/page.ts";
import { text } from "../wire/scalars.ts";
import { type ProductCard, productCard } from "./product-card.ts";

export type ProductSort = "newest" | "sales" | "price-asc" | "price-desc" | "relevance";

type Direction = "asc" | "desc";
type Column = "created" | "sales" | "price";

/** What a sort orders by; null leaves the order to the platform. */
export const sortOrders: Readonly<Record<ProductSort, readonly [Column, Direction] | null>> = {
  newest: ["created", "desc"],
  sales: ["sales", "desc"],
  "price-asc": ["price", "asc"],
  "price-desc": ["price", "desc"],
  relevance: null,
};

/** A list of products. */
export interface ProductPage extends Page<ProductCard> {
  /** Path and query of the page of the shop that is to be shown in its place. */
  readonly redirect?: string;
}

const cards = page(productCard);
const redirectOf = optional(record((field) => field("redirect", text)));

/** What every list of products answers. */
export const productPage: Decoder<ProductPage> = (value, context) => {
  const path = isRecord(value) ? redirectOf(value["search_meaning"], context) : null;
  // `//host` and `/\host` would leave the site.
  return { ...cards(value, context), ...(path !== null && /^\/(?![/\\])/.test(path) && { redirect: path }) };
};
