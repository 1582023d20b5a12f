import type { ApiClient } from "../api-client.ts";
import { type Cart, cart } from "../entities/cart.ts";

/** The whole cart of the customer. */
export function fetchCart(api: ApiClient, signal?: AbortSignal): Promise<Cart> {
  return api.get("cart/lists", {}, cart, signal);
}
