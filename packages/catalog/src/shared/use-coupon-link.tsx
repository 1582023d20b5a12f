import type { OfferedCoupon } from "@plaza/api-client";
import { couponView, to, useExtension } from "@plaza/routing";
import type { LinkSlot } from "@plaza/ui-kit/link-slot";
import { Link } from "@tanstack/react-router";

/** Draws the link to what a coupon can be used for; undefined where it can be used nowhere. */
export function useCouponLink(): (coupon: OfferedCoupon) => LinkSlot | undefined {
  const narrows = useExtension("coupon_centre");
  return ({ id, scope, shop }) =>
    shop === null ? undefined : (props) => <Link {...to.shop(shop.id, couponView(id, scope, narrows))} {...props} />;
}
