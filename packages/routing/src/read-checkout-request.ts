import type { CheckoutLine } from "@plaza/api-client";
import type { CheckoutRequest } from "./checkout-request.ts";

const maxLines = 100;
const maxQuantity = 99_999;

/** Null for anything that our pages would not write, because anybody may have typed the address. */
export function readCheckoutRequest(data: string): CheckoutRequest | null {
  const { goods, carts = [], type } = parsed(data);
  if (!Array.isArray(goods) || !Array.isArray(carts)) return null;
  if (goods.length === 0 || goods.length > maxLines || carts.length > maxLines) return null;
  const lines = goods.map(checkoutLine).filter((line) => line !== null);
  const cartLineIds = carts.map(positive).filter((id) => id !== null);
  if (lines.length !== goods.length || cartLineIds.length !== carts.length) return null;
  if (new Set(lines.map(({ skuId }) => skuId)).size !== lines.length) return null;
  return { from: type === "cart" ? "cart" : "product", lines, cartLineIds };
}

function checkoutLine(value: unknown): CheckoutLine | null {
  const { item_id, num, goods_id, shop_id } = fieldsOf(value);
  const skuId = positive(item_id);
  const quantity = positive(num);
  const productId = positive(goods_id);
  const shopId = positive(shop_id);
  if (skuId === null || quantity === null || productId === null || shopId === null) return null;
  return quantity > maxQuantity ? null : { skuId, quantity, productId, shopId };
}

function parsed(data: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(data));
  } catch {
    return {};
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** A positive whole number; older links have them as text. */
function positive(value: unknown): number | null {
  const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : null;
}
