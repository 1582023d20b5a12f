import type { HeldCoupon } from "@plaza/api-client";
import { couponView, to, useOptionalLink, useExtension } from "@plaza/routing";
import type { LinkSlot } from "@plaza/ui-kit/link-slot";
import { Link } from "@tanstack/react-router";

/** Draws the link to what a coupon can be used for, or to the order that it was used for; undefined where there is none. */
export function useCouponLink(): (coupon: HeldCoupon) => LinkSlot | undefined {
  const [toShop, toOrder] = [useOptionalLink(to.shop), useOptionalLink(to.order)];
  const narrows = useExtension("coupon_centre");
  return ({ couponId, scope, shop, state, orderId }) => {
    if (state === "used") {
      if (toOrder === null || orderId === null) return undefined;
      return (props) => <Link {...toOrder(orderId)} {...props} />;
    }
    if (toShop === null || shop === null) return undefined;
    return (props) => <Link {...toShop(shop.id, couponView(couponId, scope, narrows))} {...props} />;
  };
}
