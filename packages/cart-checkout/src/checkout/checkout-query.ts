import { type ApiClient, type SettlementParams, settlementQuery } from "@plaza/api-client";
import type { CheckoutRequest } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";
import type { CheckoutDraft } from "./checkout-draft.ts";
import { askedCoupons, type FoundCoupons } from "./coupon-choice.ts";

/** The choices that the price depends on. */
export type CheckoutChoice = Pick<CheckoutDraft, "addressId" | "coupons" | "pickups">;

export const noneFound: FoundCoupons = {};

/** The settlement, fetched again with each choice while the last one stays on the screen. */
export function checkoutQuery(
  api: ApiClient,
  { lines, cartLineIds }: CheckoutRequest,
  choice: CheckoutChoice,
  found: FoundCoupons,
) {
  const shopIds = [...new Set(lines.map(({ shopId }) => shopId))];
  const params: SettlementParams = {
    lines,
    cartLineIds,
    addressId: choice.addressId,
    pickupShopIds: choice.pickups,
    ...askedCoupons(shopIds, choice.coupons, found),
  };
  const goods = JSON.stringify([lines, cartLineIds]);
  return queryOptions({
    ...settlementQuery(api, params),
    // The loader has just fetched it, unless something has changed since: a coupon that was received on the way here.
    refetchOnMount: ({ state }) => state.isInvalidated,
    // Prices and stock may change while the window is in the background.
    refetchOnWindowFocus: "always",
    meta: { ...settlementQuery.meta, quiet: true },
    placeholderData: (shown, query) => {
      const other = query?.queryKey[1];
      return other !== undefined && JSON.stringify([other.lines, other.cartLineIds]) === goods ? shown : undefined;
    },
  });
}
