import { addToCart, afterAddition, type ApiClient } from "@plaza/api-client";
import { addToDeviceCart, type DeviceCartAddition } from "@plaza/shopping/device-cart";
import type { QueryClient } from "@tanstack/react-query";
import { noteCart } from "../../searched/search-visit.ts";
import type { CartRequest } from "./cart-request.ts";

export interface CartOwner {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly isCustomer: boolean;
}

/**
 * Puts the quantity into a customer's cart on the platform, or into a visitor's cart on the device.
 * @throws an `ApiError` where the platform rejects it
 */
export async function putIntoCart(
  { api, queryClient, isCustomer }: CartOwner,
  request: CartRequest,
): Promise<DeviceCartAddition> {
  const { stock, ...line } = request;
  if (isCustomer) afterAddition(queryClient, api, await addToCart(api, line));
  const outcome = isCustomer ? "added" : addToDeviceCart(line, stock);
  if (outcome === "added") noteCart(queryClient, api, line.productId);
  return outcome;
}
