import { type ShopView, useExtension } from "@plaza/routing";
import { useSupportedFilters } from "../list/filters.ts";
import { shopRoute } from "../routes.ts";

/** Whether the page is the shop's home, with its coupons and shelves; another order of the products leaves it there. */
export function isShopHome({ view, category, name, coupon, page, size }: ShopView): boolean {
  return [view, category, name, coupon, page, size].every((each) => each === undefined);
}

/** What the platform can list of what an address asks for: without `coupon_centre` all products instead of a coupon's. */
export function supportedView(view: ShopView, listsByCoupon: boolean): ShopView {
  if (view.coupon === undefined || listsByCoupon) return view;
  return { ...view, coupon: undefined, view: "all" };
}

/** Which of a shop's products the address asks for, as far as the platform can list them. */
export function useShopView(): ShopView {
  const { id: _, ...asked } = shopRoute.useSearch();
  return useSupportedFilters(supportedView(asked, useExtension("coupon_centre")));
}
