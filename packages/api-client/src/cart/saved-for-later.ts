import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { bySku } from "./cart-preview.ts";
import { nothing, optionalCount, requiredCount } from "../wire/scalars.ts";
import { record } from "../wire/decode.ts";

/**
 * What the customer has put aside from the cart, with SKU and quantity. The id of a line is its SKU's. An extension, like
 * the calls that change it: only where the site configuration announces `cart_later`.
 */
export const fetchLater = getCall("cart/later", { decode: bySku });

export const laterQuery = defineQuery(fetchLater, {
  key: "cart-later",
  freshMs: 10 * second,
  staleAfter: ["later-change", "order-placed"],
});

/** Lines that are not in the cart any more are passed over: a repetition changes nothing. */
export const saveForLater = postCall("cart/saveForLater", {
  body: (lineIds: readonly number[]) => ({ cart_id: lineIds }),
  decode: nothing,
});

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

export const removeLater = postCall("cart/removeLater", {
  body: (skuIds: readonly number[]) => ({ item_id: skuIds }),
  decode: nothing,
});
