import { Trans } from "@lingui/react/macro";
import type { CouponsType } from "@plaza/routing";
import { to, useOptionalLink } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

/** Shown where the customer has no coupon in a state. */
export function NoCoupons({ type }: { readonly type: CouponsType | undefined }): ReactElement {
  const toCentre = useOptionalLink(to.couponCentre);
  if (type === "used")
    return (
      <EmptyState
        title={<Trans>No coupon used yet</Trans>}
        line={<Trans>The one that saves you most is applied automatically at checkout.</Trans>}
      />
    );
  if (type === "expired")
    return <EmptyState title={<Trans>None has expired</Trans>} line={<Trans>You have missed nothing so far.</Trans>} />;
  return (
    <EmptyState
      title={<Trans>No coupons to use</Trans>}
      line={<Trans>Receive one, and it is applied automatically at checkout.</Trans>}
      action={
        toCentre !== null && (
          <Link {...toCentre()} className={buttonClass({ kind: "primary" })}>
            <Trans>Go to the coupon centre</Trans>
          </Link>
        )
      }
    />
  );
}
