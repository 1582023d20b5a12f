import { type ApiClient, customerInvalidations } from "@plaza/api-client";
import { addToDeviceCart, type DeviceCartAddition } from "@plaza/api-client/device-cart";
import type { QueryClient } from "@tanstack/react-query";
import type { CartWish } from "./cart-wish.ts";

export interface CartOwner {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly isCustomer: boolean;
}

/**
 * Into the account of a customer, onto the device of a visitor.
 * @throws what the platform refuses with
 */
export async function putIntoCart(
  { api, queryClient, isCustomer }: CartOwner,
  wish: CartWish,
): Promise<DeviceCartAddition> {
  const { stock, ...line } = wish;
  if (!isCustomer) return addToDeviceCart(line, stock);
  const { addToCart } = await import("@plaza/api-client/calls");
  await addToCart(api, line);
  for (const queryKey of customerInvalidations.cartChange) void queryClient.invalidateQueries({ queryKey });
  return "added";
}
