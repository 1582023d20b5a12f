import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { requiredInstant } from "../wire/instant.ts";
import { money } from "../wire/money.ts";
import { optionalText, text } from "../wire/scalars.ts";
import type { OrderState } from "../orders/order-state.ts";
import { type ShopOrder, shopOrder, shopOrderState } from "./shop-order.ts";

export interface ShopOrderDetail extends ShopOrder {
  /** What the amount is made of, in fen. */
  readonly amounts: Readonly<Record<"goods" | "memberDiscount" | "couponDiscount" | "shipping", number>>;
  /** What the customer of virtual goods has got; null before. */
  readonly deliveredContent: string | null;
  /** The states that it went through, the oldest first. */
  readonly states: readonly { readonly state: OrderState; readonly since: number }[];
  /** What the carrier has told. */
  readonly traces: readonly { readonly text: string; readonly at: number }[];
}

const beside: Decoder<Omit<ShopOrderDetail, keyof ShopOrder>> = record((field) => ({
  amounts: field(
    "amounts",
    record((amount) => ({
      goods: amount("goods", money),
      memberDiscount: amount("member_discount", money),
      couponDiscount: amount("coupon_discount", money),
      shipping: amount("shipping", money),
    })),
  ),
  deliveredContent: field("delivered_content", optionalText),
  states: field(
    "states",
    list(record((each) => ({ state: each("state", shopOrderState), since: each("since", requiredInstant) }))),
  ),
  traces: field("traces", list(record((each) => ({ text: each("text", text), at: each("at", requiredInstant) })))),
}));

export const fetchShopOrder = getCall("orders/detail", {
  query: ({ id }: { readonly id: number }) => ({ id }),
  decode: (value, context): ShopOrderDetail => ({ ...shopOrder(value, context), ...beside(value, context) }),
});

export const shopOrderQuery = defineQuery(fetchShopOrder, {
  key: "shop-order",
  freshMs: 5 * second,
  staleAfter: ["shop-order-change", "shop-after-sales-change"],
});
