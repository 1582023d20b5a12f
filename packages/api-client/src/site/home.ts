import { getCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import type { ProductCard } from "../products/product-card.ts";
import type { ActivityArea } from "../promotions/activity-area.ts";
import type { FlashSlot } from "../promotions/flash-slot.ts";
import { lateDecoder } from "../wire/late-decoder.ts";

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
}

export const fetchHome = getCall("index/index", {
  // Any other terminal gets three products a slot instead of six.
  query: () => ({ terminal: "pc" }),
  decode: lateDecoder("home"),
});

export const homeQuery = defineQuery(fetchHome, {
  key: "home",
  freshMs: minute,
  sharedMs: 15 * second,
  staleAfter: ["flash-sale-turn"],
});
