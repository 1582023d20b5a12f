import { type ApiClient, staleAfter } from "@plaza/api-client";
import { type DeviceCartMerge, mergeDeviceCart } from "@plaza/api-client/device-cart";
import type { QueryClient } from "@tanstack/react-query";

/** Puts the cart of the device into the account, and has what shows the cart ask again. */
export async function takeOverCart(api: ApiClient, queryClient: QueryClient): Promise<DeviceCartMerge> {
  const merge = await mergeDeviceCart(api);
  if (merge.added.length > 0) await queryClient.invalidateQueries({ predicate: staleAfter("cart-change") });
  return merge;
}
