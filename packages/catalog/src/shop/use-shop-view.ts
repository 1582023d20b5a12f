import { type ShopView, useAnnounced } from "@plaza/routing";
import { useKnownFilters } from "../list/known-filters.ts";
import { shopRoute } from "../routes.ts";
import { knownView } from "./known-view.ts";

/** Which of a shop's products the address asks for, as far as the platform can list them. */
export function useShopView(): ShopView {
  const { id: _, ...asked } = shopRoute.useSearch();
  return useKnownFilters(knownView(asked, useAnnounced("coupon_centre")));
}
