import { type ApiClient, type SettlementParams, settlementQuery } from "@plaza/api-client";
import type { CheckoutRequest } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";
import type { CheckoutDraft } from "./checkout-draft.ts";

/** The choices that the price depends on. */
export type CheckoutChoice = Pick<CheckoutDraft, "addressId" | "coupons">;

/** The settlement, fetched again with each choice while the last one stays on the screen. */
export function checkoutQuery(api: ApiClient, { lines, cartLineIds }: CheckoutRequest, choice: CheckoutChoice) {
  const params: SettlementParams = {
    lines,
    cartLineIds,
    addressId: choice.addressId,
    couponIds: Object.values(choice.coupons),
  };
  const goods = JSON.stringify([lines, cartLineIds]);
  return queryOptions({
    ...settlementQuery(api, params),
    // The loader has just fetched it.
    refetchOnMount: false,
    // Prices and stock may change while the window is in the background.
    refetchOnWindowFocus: "always",
    meta: { ...settlementQuery.meta, quiet: true },
    placeholderData: (shown, query) => {
      const other = query?.queryKey[1];
      return other !== undefined && JSON.stringify([other.lines, other.cartLineIds]) === goods ? shown : undefined;
    },
  });
}
