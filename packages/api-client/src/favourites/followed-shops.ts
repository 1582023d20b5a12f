import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { type ProductCard, productCard } from "../products/product-card.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, optional, record, usableRows, isRecord } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { type Page, page } from "../wire/page.ts";
import { count, id, optionalCount, text } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";
import { shopRating } from "../wire/average-stars.ts";

/** A shop that a customer follows. */
export interface FollowedShop {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
  /** Run by the platform itself. */
  readonly selfOperated: boolean;
  /** Average stars of its products, one decimal; 0 without reviews. */
  readonly score: number;
  /** Null where the platform does not say. */
  readonly followers: number | null;
  /** Products on sale; null where the platform does not say. */
  readonly productCount: number | null;
  /** Five at most. */
  readonly products: readonly ProductCard[];
}

export interface FollowedShops extends Page<FollowedShop> {
  /** How many products with the text in their name are favourites; null where the platform does not count them. */
  readonly productCount: number | null;
}

export interface FollowedShopsParams {
  /** Part of a name; only where the site configuration announces `favourites_search`. */
  readonly text?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const followedShop: Decoder<FollowedShop> = record((field) => ({
  id: field(["shop_id", "id"], id),
  name: field("name", text),
  logo: field("logo", image),
  selfOperated: field("type", isSelfOperated),
  score: shopRating(field).score ?? 0,
  followers: field("follow_num", optionalCount),
  productCount: field("on_sale_goods", optionalCount),
  products: field("goods_list", usableRows(productCard)),
}));

const shopPage = page(followedShop);

const countsBeside = record((field) => field("counts", optional(record((counted) => counted("all", count)))));

/** The customer's own, the one followed last first. */
export const fetchFollowedShops = getCall("pc/shopFollowList", {
  query: ({ text: name, page: pageNumber, pageSize }: FollowedShopsParams) => ({
    name: name === "" ? undefined : name,
    page_no: pageNumber,
    page_size: pageSize,
  }),
  decode: (value, context): FollowedShops => ({
    ...shopPage(value, context),
    productCount: countsBeside(value, context),
  }),
});

export const followedShopsQuery = defineQuery(fetchFollowedShops, {
  key: "followed-shops",
  freshMs: 10 * second,
  staleAfter: ["favourite-change", "flash-sale-turn"],
});

export interface FollowChange {
  /** At least one. Several only where the site configuration announces `favourites_state`. */
  readonly shopIds: readonly number[];
  /** As in `FavouriteChange`. */
  readonly followed: boolean;
}

/** How many follow the shop now; null where there are several, or the platform does not say. */
const followers: Decoder<number | null> = (value, context) =>
  isRecord(value) ? optionalCount(value["follow_num"], context) : null;

export const changeFollows = postCall("shop_follow/changeStatus", {
  body: ({ shopIds, followed }: FollowChange) => ({
    shop_id: shopIds.length === 1 ? shopIds[0] : shopIds,
    is_follow: followed ? 1 : 0,
  }),
  decode: followers,
});
