import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

/** Shown where no shop gives out coupons. */
export function EmptyCentre(): ReactElement {
  return (
    <EmptyState
      tone="page"
      title={<Trans>No coupons at the moment</Trans>}
      line={<Trans>Shops put new ones out from time to time. The prices are worth a look without them, too.</Trans>}
      action={
        <Link {...to.hotList()} className={buttonClass({ kind: "primary" })}>
          <Trans>See what is popular</Trans>
        </Link>
      }
    />
  );
}
