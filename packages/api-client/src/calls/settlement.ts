import type { ApiClient } from "../api-client.ts";
import type { CheckoutLine } from "../checkout-request.ts";
import { type Settlement, settlement } from "../entities/settlement.ts";
import { checkoutGoods } from "../wire/checkout-goods.ts";

export interface SettlementParams {
  readonly lines: readonly CheckoutLine[];
  readonly cartLineIds: readonly number[];
  /** Null: the default one. */
  readonly addressId: number | null;
  /** Ids of held coupons, at most one of a shop. */
  readonly couponIds: readonly number[];
}

/** What these lines cost at this address with these coupons; nothing happens by it. */
export function settle(api: ApiClient, params: SettlementParams, signal?: AbortSignal): Promise<Settlement> {
  const body = {
    goods: checkoutGoods(params.lines),
    cart_id: params.cartLineIds.join(),
    address_id: params.addressId ?? undefined,
    coupon_id: params.couponIds,
  };
  return api.post("order/settlement", body, settlement, { signal });
}
