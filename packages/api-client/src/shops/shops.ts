import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type ProductCard, productCard } from "../products/product-card.ts";
import { shopRating } from "../wire/average-stars.ts";
import { type Decoder, record, usableRows, list } from "../wire/decode.ts";
import { page } from "../wire/page.ts";
import { image } from "../wire/image-url.ts";
import { count, id, optionalCount, optionalText, text } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";
import { type Named, named } from "../wire/id-name.ts";

/** A shop of the shop street. */
export interface ShopCard {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
  readonly cover: string | null;
  /** Run by the platform itself. */
  readonly selfOperated: boolean;
  /** Average stars of its products, one decimal; 0 without reviews, null where the platform does not say. */
  readonly score: number | null;
  /** 0 to 5, whole; 0 without reviews, null where the platform does not say. */
  readonly stars: number | null;
  /** Null where the platform does not say. */
  readonly followers: number | null;
  /** Products on sale. */
  readonly productCount: number;
  /** There are at least so many: such a platform counts no more of them than it sends. */
  readonly countIsCapped: boolean;
  /** Some of them. */
  readonly products: readonly ProductCard[];
  /** What it sells; null where the platform does not say. */
  readonly intro: string | null;
}

/** The order of the street; only with `shop_search` another than `recommended`. */
export type ShopSort = "recommended" | "sales" | "rating" | "newest";

export interface ShopsParams {
  /** Part of a shop's name. */
  readonly text?: string | undefined;
  /** What it mainly deals in: see `fetchTrades`. */
  readonly tradeId?: number | undefined;
  readonly sort?: ShopSort | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const wireSorts = { recommended: undefined, sales: "sales", rating: "score", newest: "newest" } as const;

/** The most products that the original platform sends of a shop, and counts. */
const maxCounted = 10;

const shopFields: Decoder<Omit<ShopCard, "countIsCapped">> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  logo: field("logo", image),
  cover: field("cover", image),
  selfOperated: field("type", isSelfOperated),
  ...shopRating(field),
  followers: field("follow_num", optionalCount),
  productCount: field("on_sale_goods", count),
  products: field("goods_list", usableRows(productCard)),
  intro: field("intro", optionalText),
}));

const shopCard: Decoder<ShopCard> = (value, context) => {
  const shop = shopFields(value, context);
  // A platform that says how many follow a shop counts its products, too.
  return { ...shop, countIsCapped: shop.followers === null && shop.productCount === maxCounted };
};

export const fetchShops = getCall("shop/getShopList", {
  query: ({ text: name, tradeId, sort, page: pageNumber, pageSize }: ShopsParams) => ({
    name: name === "" ? undefined : name,
    shop_cate_id: tradeId,
    sort: wireSorts[sort ?? "recommended"],
    page_no: pageNumber,
    page_size: pageSize,
  }),
  decode: page(shopCard),
});

export const shopsQuery = defineQuery(fetchShops, {
  key: "shops",
  freshMs: minute,
  sharedMs: 30 * second,
  staleAfter: ["flash-sale-turn"],
});

const trades: Decoder<readonly Named[]> = list(named);

/** What shops mainly deal in: what `fetchShops` takes as `tradeId`. */
export const fetchTrades = getCall("shop_category/getList", { decode: trades });

export const tradesQuery = defineQuery(fetchTrades, {
  key: "trades",
  freshMs: 10 * minute,
  sharedMs: minute,
});
