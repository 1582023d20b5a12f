import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { bySku } from "./cart-preview.ts";

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
