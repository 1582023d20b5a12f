import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { type ProductCard, productCard } from "../products/product-card.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record, usableRows } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { count, id, text } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";
import { type HomeBlock, homeBlock } from "./home-blocks.ts";
import { type ActivityArea, activityArea } from "../promotions/activity-products.ts";
import { type FlashSlot, flashSlot } from "../promotions/flash-slots.ts";

export interface HomeShop {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
  readonly cover: string | null;
  /** Run by the platform itself; false where the platform does not say. */
  readonly selfOperated: boolean;
  readonly productCount: number;
  /** What the shop says of itself; empty where the platform does not say. */
  readonly intro: string;
  /** Some of what it recommends: only the first shops have any. */
  readonly products: readonly ShopPick[];
}

/** A product of a shop, as little of it as its picture needs. */
export interface ShopPick {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
}

export interface Home {
  /** Best sellers first. */
  readonly hot: readonly ProductCard[];
  /** Newest first. */
  readonly fresh: readonly ProductCard[];
  readonly activityAreas: readonly ActivityArea[];
  readonly shops: readonly HomeShop[];
  /** The flash-sale slots of the day in their order, with some of their products. */
  readonly flashSlots: readonly FlashSlot[];
  /** What is shown, in its order; null where the platform does not say it (`home_blocks`). */
  readonly blocks: readonly HomeBlock[] | null;
}

/** Three pictures of a shop are shown. */
const picksShown = 3;

const shopPick: Decoder<ShopPick> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  image: field("image", image),
}));

/** The products that the platform sends apart from the list of shops, by the shop. */
const shopPicks = record((field) => ({
  id: field("id", id),
  products: field("goods_list", usableRows(shopPick)).slice(0, picksShown),
}));

const homeShop: Decoder<Omit<HomeShop, "products">> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  logo: field("logo", image),
  cover: field("cover", image),
  selfOperated: field("type", isSelfOperated),
  productCount: field("on_sales_count", count),
  intro: field("intro", text),
}));

// Every block is a list of suggestions, so a row that cannot be read is left out and does not fail the page.
const home: Decoder<Home> = record((field) => {
  const picks = new Map(field("shop_recommend", usableRows(shopPicks)).map((shop) => [shop.id, shop.products]));
  return {
    hot: field("hots", usableRows(productCard)),
    fresh: field("news", usableRows(productCard)),
    activityAreas: field("activity_area", usableRows(activityArea)),
    shops: field("shop_lists", usableRows(homeShop)).map((shop) => ({ ...shop, products: picks.get(shop.id) ?? [] })),
    flashSlots: field("seckill_goods", usableRows(flashSlot)),
    blocks: field("blocks", (value, context) => (value === undefined ? null : usableRows(homeBlock)(value, context))),
  };
});

export const fetchHome = getCall("index/index", {
  // Any other terminal gets three products a slot instead of six.
  query: () => ({ terminal: "pc" }),
  decode: home,
});

export const homeQuery = defineQuery(fetchHome, {
  key: "home",
  freshMs: minute,
  sharedMs: 15 * second,
  staleAfter: ["flash-sale-turn"],
});
