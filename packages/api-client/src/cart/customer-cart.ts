import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { cart } from "./cart.ts";

/** The whole cart of the customer. */
export const fetchCart = getCall("cart/lists", { decode: cart });

export const cartQuery = defineQuery(fetchCart, {
  key: "cart",
  freshMs: 10 * second,
  staleAfter: ["cart-change", "order-placed"],
});
