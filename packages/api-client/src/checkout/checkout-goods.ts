import type { CheckoutLine } from "./checkout-line.ts";
import { type DeliveryKind, goodsDeliveryNumbers } from "./delivery-kind.ts";

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
