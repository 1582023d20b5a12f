import type { ShopView } from "@plaza/routing";

/** What the platform can list of what an address asks for: without `coupon_centre` all products instead of a coupon's. */
export function knownView(view: ShopView, listsByCoupon: boolean): ShopView {
  if (view.coupon === undefined || listsByCoupon) return view;
  return { ...view, coupon: undefined, view: "all" };
}
