import { addToCart, type ApiClient, type CartLine, cartQuery, type Sku } from "@plaza/api-client";
import type { QueryClient } from "@tanstack/react-query";

/**
 * Adds the new line; the old one may be removed after that, also where the page is left in between.
 * @throws {ApiError} where the platform rejects it; then the cart is as it was
 */
export async function addOption(
  api: ApiClient,
  queryClient: QueryClient,
  { quantity }: Pick<CartLine, "quantity">,
  sku: Sku,
): Promise<void> {
  await addToCart(api, { skuId: sku.id, quantity: Math.min(quantity, sku.stock) });
  await queryClient.invalidateQueries({ queryKey: cartQuery(api).queryKey });
}
