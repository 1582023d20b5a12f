import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";

export interface CouponScopeProps {
  /** Which products of the shop it is good for. */
  readonly scope: "all" | "listed" | "all-but-listed";
  /** The shop's name; null: the coupon is the marketplace's own. */
  readonly shop: string | null;
}

/** Which products a coupon is good for. */
export function CouponScope({ scope, shop: name }: CouponScopeProps): ReactElement {
  if (name === null) return <Trans>All shops</Trans>;
  if (scope === "all") return <Trans>All products of {name}</Trans>;
  if (scope === "listed") return <Trans>Selected products of {name}</Trans>;
  return <Trans>Products of {name}, some excepted</Trans>;
}
