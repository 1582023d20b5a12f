import { postCall } from "../call.ts";
import { defineQuery } from "../query.ts";
import { type DeliveryKind, goodsDeliveryNumbers } from "./delivery-kind.ts";
import { settlement } from "./settlement.ts";

/** The lines as JSON inside of JSON, the only form that every call takes. */
export function checkoutGoods(lines: readonly (CheckoutLine & { readonly delivery?: DeliveryKind })[]): string {
  return JSON.stringify(
    lines.map(({ skuId, quantity, productId, shopId, delivery }) => ({
      item_id: skuId,
      num: quantity,
      goods_id: productId,
      shop_id: shopId,
      ...(delivery === undefined ? {} : { delivery_type: goodsDeliveryNumbers[delivery] }),
    })),
  );
}

/** How much of a SKU goes to checkout. */
export interface CheckoutLine {
  readonly skuId: number;
  readonly quantity: number;
  readonly productId: number;
  readonly shopId: number;
}

export interface SettlementParams {
  readonly lines: readonly CheckoutLine[];
  readonly cartLineIds: readonly number[];
  /** Null: the default one. */
  readonly addressId: number | null;
  /** Ids of held coupons, at most one of a shop. */
  readonly couponIds: readonly number[];
  /**
   * Shops whose best coupon the platform may choose, unless one of those named counts there. Not every platform does:
   * `usedCouponId` says which one it has used.
   */
  readonly bestCouponShopIds: readonly number[];
  /** Shops where everything is picked up that they let be picked up. */
  readonly pickupShopIds: readonly number[];
}

/** Computes what these lines cost at this address with these coupons. It changes nothing on the platform. */
export const settle = postCall("order/settlement", {
  body: ({ lines, cartLineIds, addressId, couponIds, bestCouponShopIds, pickupShopIds }: SettlementParams) => ({
    goods: checkoutGoods(
      lines.map((line) => (pickupShopIds.includes(line.shopId) ? { ...line, delivery: "pickup" } : line)),
    ),
    cart_id: cartLineIds.join(),
    address_id: addressId ?? undefined,
    coupon_id: couponIds,
    best_coupon_shops: bestCouponShopIds,
  }),
  decode: settlement,
});

export const settlementQuery = defineQuery(settle, {
  key: "settlement",
  freshMs: 0,
  staleAfter: ["address-change", "coupon-claim", "order-placed"],
});
