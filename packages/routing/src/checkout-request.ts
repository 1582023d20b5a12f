import type { CheckoutLine } from "@plaza/api-client";

/** What a page hands over to checkout in its address (`/confirm_order?data=…`). */
export interface CheckoutRequest {
  readonly from: "cart" | "product";
  readonly lines: readonly CheckoutLine[];
  /** The lines of the cart that leave it with the order; empty when the product page is what leads to checkout. */
  readonly cartLineIds: readonly number[];
}

/** The value of `data`, before it is encoded for an address. */
export function writeCheckoutRequest({ from, lines, cartLineIds }: CheckoutRequest): string {
  const goods = lines.map(({ skuId, quantity, productId, shopId }) => ({
    item_id: skuId,
    num: quantity,
    goods_id: productId,
    shop_id: shopId,
  }));
  return JSON.stringify(from === "cart" ? { carts: cartLineIds, goods, type: "cart" } : { goods, type: "buy" });
}
