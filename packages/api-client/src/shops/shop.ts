import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type ProductCard, productCard } from "../products/product-card.ts";
import { type ShopAddress, shopAddress, type OpeningHours, openingHours } from "./shop-address.ts";
import { optionalAverageStars, shopRating } from "../wire/average-stars.ts";
import { type Decoder, isNothing, optional, record, usableRows, isRecord, list } from "../wire/decode.ts";
import { success } from "../wire/envelope.ts";
import { image } from "../wire/image-url.ts";
import { plainText } from "../wire/plain-text.ts";
import { optionalSafeHtml, type SafeHtml } from "../wire/rich-text.ts";
import { count, flag, id, optionalText, text, optionalId } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";
import { time } from "../wire/time.ts";
import { type Named, named } from "../wire/id-name.ts";

/** What a shop advertises at the top of its page. */
export interface ShopBanner {
  readonly id: number;
  readonly title: string;
  readonly image: string | null;
  /** The product it leads to. */
  readonly productId: number | null;
}

const shopBanner: Decoder<ShopBanner> = record((field) => ({
  id: field("id", id),
  title: field("title", text),
  image: field("image", image),
  // The parameters of the link are an empty list where there are none.
  productId: field("link_query", (value, context) => optionalId(isRecord(value) ? value["id"] : null, context)),
}));

/** Everything about one shop. */
export interface Shop {
  readonly id: number;
  readonly name: string;
  /** Plain text. */
  readonly intro: string;
  /** Run by the platform itself. */
  /** What it tells of itself; null where it does not, or the platform does not say. */
  readonly storyHtml: SafeHtml | null;
  readonly selfOperated: boolean;
  readonly logo: string | null;
  readonly cover: string | null;
  readonly banner: string | null;
  /** Average stars of its products, one decimal; 0 without reviews. */
  readonly score: number;
  /** Average stars of its service and of its delivery; null where the platform does not say, or nobody has rated them. */
  readonly serviceScore: number | null;
  readonly deliveryScore: number | null;
  /** 0 to 5, whole; 0 without reviews. */
  readonly stars: number;
  readonly productCount: number;
  readonly followers: number;
  /** Whether the logged-in shopper follows it. */
  readonly followed: boolean;
  /** A frozen, closed or expired shop still answers, but nothing of it is listed. */
  readonly closed: boolean;
  /** Whether orders can be placed: not in a closed shop, nor in one that takes none for the time being. */
  readonly trading: boolean;
  /** What shoppers should know of a holiday that it is on; null: it is on none, or the platform does not say. */
  readonly holiday: string | null;
  /** When its place is open; null where the platform does not say. */
  readonly hours: OpeningHours | null;
  /** Null where it cannot be visited, or the platform does not say. */
  readonly address: ShopAddress | null;
  /** Epoch milliseconds. */
  readonly createdAt: number | null;
  readonly customerService: {
    readonly image: string | null;
    readonly phone: string | null;
    readonly wechat: string | null;
  };
  readonly recommended: readonly ProductCard[];
  readonly banners: readonly ShopBanner[];
}

/** Most platforms do not say whether a shop takes payments: then it does. */
const trueUnlessSent: Decoder<boolean> = (value, context) => value === undefined || flag(value, context);

const bannersOfSite = optional(record((field) => field("pc", usableRows(shopBanner))));

const isClosed: Decoder<boolean> = record(
  (field) => field("is_freeze", flag) || !field("is_run", flag) || field("is_expire", flag),
);

const ownFields: Decoder<Omit<Shop, "closed" | "hours" | "address">> = record((field) => {
  const { score, stars } = shopRating(field);
  return {
    id: field("id", id),
    name: field("name", text),
    intro: field("intro", plainText),
    storyHtml: field("story", optionalSafeHtml),
    selfOperated: field("type", isSelfOperated),
    logo: field("logo", image),
    cover: field("cover", image),
    banner: field("banner", image),
    score: score ?? 0,
    serviceScore: field("service_score", optionalAverageStars),
    deliveryScore: field("delivery_score", optionalAverageStars),
    stars: stars ?? 0,
    productCount: field("on_sale_count", count),
    followers: field("follow_num", count),
    followed: field("shop_follow_status", flag),
    trading: field("is_pay", trueUnlessSent),
    holiday: field("holiday", optionalText),
    createdAt: field("create_time", time),
    customerService: {
      image: field("customer_image", image),
      phone: field("customer_phone", optionalText),
      wechat: field("customer_wechat", optionalText),
    },
    recommended: field("goods_list", usableRows(productCard)),
    banners: field("ad", (value, context) => bannersOfSite(value, context) ?? []),
  };
});

const shop: Decoder<Shop> = (value, context) => {
  const fields = ownFields(value, context);
  const closed = isClosed(value, context);
  return {
    ...fields,
    closed,
    trading: fields.trading && !closed,
    hours: openingHours(value, context),
    address: shopAddress(value, context),
  };
};

/** Each call counts as a visit of the shop. */
export const fetchShop = getCall("shop/getShopInfo", {
  query: (shopId: number) => ({ shop_id: shopId }),
  decode: shop,
  // An unknown shop is answered as a success with nothing in it.
  notFound: ({ code, data }) => code === success && isNothing(data),
});

export const shopQuery = defineQuery(fetchShop, {
  key: "shop",
  freshMs: minute,
  staleAfter: ["flash-sale-turn"],
});

const shopCategories: Decoder<readonly Named[]> = list(named);

/** The shelves that a shop sorts its products on: what `fetchProductList` takes as `shopCategoryId`. */
export const fetchShopCategories = getCall("shop_goods_category/getShopGoodsCategory", {
  query: (shopId: number) => ({ shop_id: shopId }),
  decode: shopCategories,
});

export const shopCategoriesQuery = defineQuery(fetchShopCategories, {
  key: "shop-categories",
  freshMs: 10 * minute,
  sharedMs: minute,
});
