import { type ApiClient, staleAfter } from "@plaza/api-client";
import type { QueryClient } from "@tanstack/react-query";
import { type DeviceCartMerge, mergeDeviceCart } from "./merge-device-cart.ts";

/** Moves the device's cart into the account, and refetches what shows the cart. */
export async function takeOverCart(api: ApiClient, queryClient: QueryClient): Promise<DeviceCartMerge> {
  const merge = await mergeDeviceCart(api);
  if (merge.added.length > 0) await queryClient.invalidateQueries({ predicate: staleAfter("cart-change") });
  return merge;
}
