import { postCall } from "../call.ts";
import { record } from "../wire/decode.ts";
import { optionalCount, requiredCount } from "../wire/scalars.ts";

export interface MovedLine {
  /** How many came into the cart: as many as are in stock, and none where somebody has moved them before. */
  readonly quantity: number;
  /** The quantities in the cart added up; null where the platform does not say. */
  readonly cartCount: number | null;
}

export const moveToCart = postCall("cart/moveToCart", {
  body: (skuId: number) => ({ item_id: skuId }),
  decode: record((field): MovedLine => ({
    quantity: field("goods_num", requiredCount),
    cartCount: field("cart_num", optionalCount),
  })),
});
