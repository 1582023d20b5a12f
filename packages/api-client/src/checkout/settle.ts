import { postCall } from "../call.ts";
import { defineQuery } from "../query.ts";
import type { CheckoutLine } from "./checkout-line.ts";
import { settlement } from "./settlement.ts";
import { checkoutGoods } from "./checkout-goods.ts";

export interface SettlementParams {
  readonly lines: readonly CheckoutLine[];
  readonly cartLineIds: readonly number[];
  /** Null: the default one. */
  readonly addressId: number | null;
  /** Ids of held coupons, at most one of a shop. */
  readonly couponIds: readonly number[];
}

/** Computes what these lines cost at this address with these coupons. It changes nothing on the platform. */
export const settle = postCall("order/settlement", {
  body: ({ lines, cartLineIds, addressId, couponIds }: SettlementParams) => ({
    goods: checkoutGoods(lines),
    cart_id: cartLineIds.join(),
    address_id: addressId ?? undefined,
    coupon_id: couponIds,
  }),
  decode: settlement,
});

export const settlementQuery = defineQuery(settle, {
  key: "settlement",
  freshMs: 0,
  staleAfter: ["address-change", "coupon-claim", "order-placed"],
});
