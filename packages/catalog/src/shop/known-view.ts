import { isAnnounced, type SiteConfiguration } from "@plaza/api-client";
import type { ShopView } from "@plaza/routing";

/** What the platform can list of what an address asks for: without `coupon_centre` all products instead of a coupon's. */
export function knownView(view: ShopView, site: SiteConfiguration | undefined): ShopView {
  if (view.coupon === undefined || isAnnounced(site, "coupon_centre")) return view;
  return { ...view, coupon: undefined, view: "all" };
}
