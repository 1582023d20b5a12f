import { postCall } from "../call.ts";
import { type Decoder, isRecord } from "../wire/decode.ts";
import { optionalCount } from "../wire/scalars.ts";

/** The quantity is added to what the cart holds of the SKU. */
export interface CartAddition {
  readonly skuId: number;
  readonly quantity: number;
}

/** The quantities in the cart added up; null where the platform does not say. */
const cartCount: Decoder<number | null> = (value, context) =>
  isRecord(value) ? optionalCount(value["cart_num"], context) : null;

export const addToCart = postCall("cart/add", {
  body: ({ skuId, quantity }: CartAddition) => ({ item_id: skuId, goods_num: quantity }),
  decode: cartCount,
});
