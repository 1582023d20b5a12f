import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
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
  /** Without gaps, today's the last. */
  readonly days: readonly ShopDay[];
}

export const fetchShopFigures = getCall("figures/today", {
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
  staleAfter: ["shop-order-change", "shop-after-sales-change", "shop-review-change", "takedown-change", "shop-change"],
});
