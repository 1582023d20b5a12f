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

/** What became of an addition that takes as many as there are. */
export interface FilledCart {
  /** Null where the platform does not say: then it has added all of it. */
  readonly added: number | null;
  /** How many the cart has of the SKU now; null as above. */
  readonly quantity: number | null;
}

/** As {@link addToCart}; where there are not so many, as many as there are. Platforms that know no such thing reject it then. */
export const fillCart = postCall("cart/add", {
  body: ({ skuId, quantity }: CartAddition) => ({ item_id: skuId, goods_num: quantity, fill: 1 }),
  decode: (value, context): FilledCart => ({
    added: isRecord(value) ? optionalCount(value["added"], context) : null,
    quantity: isRecord(value) ? optionalCount(value["quantity"], context) : null,
  }),
});

export const addToCart = postCall("cart/add", {
  body: ({ skuId, quantity }: CartAddition) => ({ item_id: skuId, goods_num: quantity }),
  decode: cartCount,
});
