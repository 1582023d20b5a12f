import { Trans, useLingui } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { reviewsSearch } from "./product-search.ts";

export interface ProductTabsProps {
  readonly productId: number;
  readonly current: "details" | "reviews";
  /** Null where it is unknown. */
  readonly reviewCount: number | null;
}

/** The tabs are addresses, so that one can be linked to. */
export function ProductTabs({ productId, current, reviewCount }: ProductTabsProps): ReactElement {
  const { t } = useLingui();
  const tab = {
    resetScroll: false,
    // One tab's address is a prefix of the other's, so only an exact match is current.
    activeOptions: { exact: true },
  };
  return (
    <TabsBar label={t`About this product`}>
      <TabLink
        current={current === "details"}
        link={(props) => <Link {...to.product(productId)} {...tab} {...props} />}
      >
        <Trans>Details</Trans>
      </TabLink>
      <TabLink
        current={current === "reviews"}
        {...(reviewCount !== null && { count: reviewCount })}
        link={(props) => <Link {...to.product(productId, reviewsSearch())} {...tab} {...props} />}
      >
        <Trans>Reviews</Trans>
      </TabLink>
    </TabsBar>
  );
}
