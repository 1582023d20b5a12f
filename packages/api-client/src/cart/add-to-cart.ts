import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** The quantity is added to what the cart holds of the SKU. */
export interface CartAddition {
  readonly skuId: number;
  readonly quantity: number;
}

export const addToCart = postCall("cart/add", {
  body: ({ skuId, quantity }: CartAddition) => ({ item_id: skuId, goods_num: quantity }),
  decode: nothing,
});
