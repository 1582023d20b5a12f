import { Trans } from "@lingui/react/macro";
import type { OfferedCoupon } from "@plaza/api-client";
import type { ReactElement } from "react";

/** Which products a coupon is good for. */
export function CouponScope({ coupon }: { readonly coupon: OfferedCoupon }): ReactElement {
  const { scope } = coupon;
  if (coupon.shop === null) return <Trans>All shops</Trans>;
  const { name } = coupon.shop;
  if (scope === "all") return <Trans>All products of {name}</Trans>;
  if (scope === "listed") return <Trans>Selected products of {name}</Trans>;
  return <Trans>Products of {name}, some excepted</Trans>;
}
