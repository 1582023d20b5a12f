import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type ProductCard, productCard } from "../products/product-card.ts";
import { type ShopBanner, shopBanner } from "./shop-banner.ts";
import { type Decoder, isNothing, optional, record, usableRows } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { plainText } from "../wire/plain-text.ts";
import { count, flag, id, number, optionalText, text } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";
import { time } from "../wire/time.ts";

/** Everything about one shop. */
export interface Shop {
  readonly id: number;
  readonly name: string;
  /** Plain text. */
  readonly intro: string;
  /** Run by the platform itself. */
  readonly selfOperated: boolean;
  readonly logo: string | null;
  readonly cover: string | null;
  readonly banner: string | null;
  /** Average stars of its products, one decimal; 0 without reviews. */
  readonly score: number;
  /** 0 to 5, whole. */
  readonly stars: number;
  readonly productCount: number;
  readonly followers: number;
  /** Whether the logged-in shopper follows it. */
  readonly followed: boolean;
  /** Frozen, closed and expired shops still answer, but sell nothing. */
  readonly trading: boolean;
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

const bannersOfSite = optional(record((field) => field("pc", usableRows(shopBanner))));

const shop: Decoder<Shop> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  intro: field("intro", plainText),
  selfOperated: field("type", isSelfOperated),
  logo: field("logo", image),
  cover: field("cover", image),
  banner: field("banner", image),
  score: field("score", (value, context) => number(value ?? 0, context)),
  stars: field("star", count),
  productCount: field("on_sale_count", count),
  followers: field("follow_num", count),
  followed: field("shop_follow_status", flag),
  trading: !field("is_freeze", flag) && field("is_run", flag) && !field("is_expire", flag),
  createdAt: field("create_time", time),
  customerService: {
    image: field("customer_image", image),
    phone: field("customer_phone", optionalText),
    wechat: field("customer_wechat", optionalText),
  },
  recommended: field("goods_list", usableRows(productCard)),
  banners: field("ad", (value, context) => bannersOfSite(value, context) ?? []),
}));

/** Each call counts as a visit of the shop. */
export const fetchShop = getCall("shop/getShopInfo", {
  query: (shopId: number) => ({ shop_id: shopId }),
  decode: shop,
  // An unknown shop is answered as a success with nothing in it.
  notFound: ({ data }) => isNothing(data),
});

export const shopQuery = defineQuery(fetchShop, {
  key: "shop",
  freshMs: minute,
});
