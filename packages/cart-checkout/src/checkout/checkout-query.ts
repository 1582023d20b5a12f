import { type ApiClient, type SettlementParams, settlementQuery } from "@plaza/api-client";
import type { CheckoutRequest } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";
import type { CheckoutDraft } from "./checkout-draft.ts";

/** What decides about the price. */
export type CheckoutChoice = Pick<CheckoutDraft, "addressId" | "coupons">;

/** What it would cost; asked again with each choice, while the last answer stays. */
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
    // The loader has just asked.
    refetchOnMount: false,
    // Prices and stock go on while the shopper is elsewhere.
    refetchOnWindowFocus: "always",
    meta: { ...settlementQuery.meta, quiet: true },
    placeholderData: (shown, query) => {
      const other = query?.queryKey[1];
      return other !== undefined && JSON.stringify([other.lines, other.cartLineIds]) === goods ? shown : undefined;
    },
  });
}
