import { Trans, useLingui } from "@lingui/react/macro";
import type { HeldCoupons, HeldCouponState } from "@plaza/api-client";
import { type CouponsType, to } from "@plaza/routing";
import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { couponTabs, stateOf } from "./coupons-search.ts";

const labels: Readonly<Record<HeldCouponState, ReactNode>> = {
  unused: <Trans context="coupons">Valid</Trans>,
  used: <Trans context="coupons">Used</Trans>,
  expired: <Trans context="coupons">Expired</Trans>,
};

export interface CouponsTabsProps {
  readonly type: CouponsType | undefined;
  /** Undefined while they are not known. */
  readonly counts: HeldCoupons["counts"] | undefined;
}

/** A tab for each state of a coupon, with how many are in it. */
export function CouponsTabs({ type, counts }: CouponsTabsProps): ReactElement {
  const { t } = useLingui();
  return (
    <TabsBar label={t`Coupons by state`}>
      {couponTabs.map((each) => {
        const state = stateOf(each);
        return (
          <TabLink
            key={state}
            current={each === type}
            count={counts?.[state]}
            link={(props) => <Link {...to.coupons({ type: each })} resetScroll={false} {...props} />}
          >
            {labels[state]}
          </TabLink>
        );
      })}
    </TabsBar>
  );
}
