import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, optional, record } from "../wire/decode.ts";
import { money } from "../wire/money.ts";
import { count, flag, id, text } from "../wire/scalars.ts";
import { requiredTime } from "../wire/time.ts";

/** What was paid on one day. */
export interface ShopDay {
  /** Midnight of the day on the platform's clock, as epoch milliseconds. */
  readonly day: number;
  readonly orderCount: number;
  /** Fen. */
  readonly amount: number;
}

/** What waits for a shop, and how its last days went. */
export interface ShopFigures {
  readonly shop: { readonly id: number; readonly name: string; readonly isOpen: boolean };
  readonly toSend: number;
  readonly toPickUp: number;
  /** Parcels whose cash the shop has not recorded. */
  readonly cashDue: number;
  readonly afterSalesToDecide: number;
  readonly afterSalesToReceive: number;
  readonly reviewsToAnswer: number;
  /** Products that the platform has taken down, until the shop asks to look at them again. */
  readonly productsToCorrect: number;
  /** Products that the platform has refused, until the shop corrects them. */
  readonly productsRefused: number;
  /** Products of which few pieces are left. */
  readonly productsFewLeft: number;
  /** Documents that the platform has refused, until others are sent. */
  readonly documentsRefused: number;
  /** Documents that have expired, or will soon. */
  readonly documentsExpiring: number;
  /** Days of the flash sale that products can be proposed for. */
  readonly flashOpenings: number;
  /** Without gaps, today's the last. */
  readonly days: readonly ShopDay[];
  /** Of as many days before these; null where the platform does not say. */
  readonly before: { readonly orderCount: number; readonly amount: number } | null;
}

/** The periods that can be asked for, in days; the first is the usual one. */
export const figurePeriods = [14, 30, 90] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

export interface ShopFiguresParams {
  readonly days: FigurePeriod;
}

export const fetchShopFigures = getCall("figures/today", {
  query: (params: ShopFiguresParams | undefined) => ({ days: params?.days }),
  decode: record((field): ShopFigures => ({
    shop: field(
      "shop",
      record((shop) => ({ id: shop("id", id), name: shop("name", text), isOpen: shop("is_open", flag) })),
    ),
    toSend: field("to_send", count),
    toPickUp: field("to_pick_up", count),
    cashDue: field("cash_due", count),
    afterSalesToDecide: field("after_sales_to_decide", count),
    afterSalesToReceive: field("after_sales_to_receive", count),
    reviewsToAnswer: field("reviews_to_answer", count),
    productsToCorrect: field("products_to_correct", count),
    productsRefused: field("products_refused", count),
    productsFewLeft: field("products_few_left", optional(count)) ?? 0,
    documentsRefused: field("documents_refused", optional(count)) ?? 0,
    documentsExpiring: field("documents_expiring", optional(count)) ?? 0,
    flashOpenings: field("flash_openings", optional(count)) ?? 0,
    before: field(
      "before",
      optional(record((before) => ({ orderCount: before("orders", count), amount: before("amount", money) }))),
    ),
    days: field(
      "days",
      list(
        record((day): ShopDay => ({
          day: day("date", requiredTime),
          orderCount: day("orders", count),
          amount: day("amount", money),
        })),
      ),
    ),
  })),
});

export const shopFiguresQuery = defineQuery(fetchShopFigures, {
  key: "shop-figures",
  freshMs: 15 * second,
  staleAfter: [
    "shop-order-change",
    "shop-after-sales-change",
    "shop-review-change",
    "shelf-change",
    "takedown-change",
    "approval-decision",
    "shop-change",
  ],
});
