import type { ApiClient } from "../api-client.ts";
import { nothing } from "../wire/scalars.ts";

/** How much of what: the pieces are added to those that the cart has already. */
export interface CartAddition {
  readonly skuId: number;
  readonly quantity: number;
}

export function addToCart(api: ApiClient, { skuId, quantity }: CartAddition): Promise<void> {
  return api.post("cart/add", { item_id: skuId, goods_num: quantity }, nothing);
}

export interface CartLineChange {
  readonly lineId: number;
  /** All of it, not what is added. */
  readonly quantity: number;
}

export function changeCartLine(api: ApiClient, change: CartLineChange, signal?: AbortSignal): Promise<void> {
  const body = { cart_id: change.lineId, goods_num: change.quantity };
  return api.post("cart/change", body, nothing, { signal });
}

/** The platform refuses to do nothing, so that without lines it is not asked. */
export async function deleteCartLines(api: ApiClient, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length > 0) await api.post("cart/del", { cart_id: lineIds }, nothing);
}

export interface CartSelection {
  readonly lineIds: readonly number[];
  readonly selected: boolean;
}

export async function selectCartLines(api: ApiClient, { lineIds, selected }: CartSelection): Promise<void> {
  if (lineIds.length > 0) await api.post("cart/selected", { cart_id: lineIds, selected: selected ? 1 : 0 }, nothing);
}
