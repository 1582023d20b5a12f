import type { ApiClient } from "../api-client.ts";
import { nothing } from "../wire/scalars.ts";

/** An order that is paid already gets its money back. */
export function cancelOrder(api: ApiClient, orderId: number): Promise<void> {
  return api.post("order/cancel", { id: orderId }, nothing);
}

/** The goods are here. */
export function confirmOrder(api: ApiClient, orderId: number): Promise<void> {
  return api.post("order/confirm", { id: orderId }, nothing);
}

/** The customer sees it no more. */
export function deleteOrder(api: ApiClient, orderId: number): Promise<void> {
  return api.post("order/del", { id: orderId }, nothing);
}
