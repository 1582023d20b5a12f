import { Trans } from "@lingui/react/macro";
import { to, useOptionalLink } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

/** Shown where a list has nothing. */
export function NoReviews({ isWritten }: { readonly isWritten: boolean }): ReactElement {
  const toOrders = useOptionalLink(to.orders);
  if (isWritten)
    return (
      <EmptyState
        title={<Trans>No reviews yet</Trans>}
        line={<Trans>Received something lately? Reviews you write appear here.</Trans>}
      />
    );
  return (
    <EmptyState
      title={<Trans>Nothing to review</Trans>}
      line={<Trans>What you have received appears here until you review it.</Trans>}
      action={
        toOrders !== null && (
          <Link {...toOrders()} className={buttonClass({ kind: "primary" })}>
            <Trans>My orders</Trans>
          </Link>
        )
      }
    />
  );
}
