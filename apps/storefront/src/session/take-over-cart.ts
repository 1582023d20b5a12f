import { type ApiClient, staleAfter } from "@plaza/api-client";
import type { QueryClient } from "@tanstack/react-query";
import { type DeviceCartMerge, mergeDeviceCart } from "./merge-device-cart.ts";

/** Puts the cart of the device into the account, and has what shows the cart ask again. */
export async function takeOverCart(api: ApiClient, queryClient: QueryClient): Promise<DeviceCartMerge> {
  const merge = await mergeDeviceCart(api);
  if (merge.added.length > 0) await queryClient.invalidateQueries({ predicate: staleAfter("cart-change") });
  return merge;
}
