import { Trans } from "@lingui/react/macro";
import type { AfterSalesType } from "@plaza/routing";
import { to, useOptionalLink } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

/** Shown where a list has nothing. */
export function NoAfterSales({ type }: { readonly type: AfterSalesType | undefined }): ReactElement {
  const toOrders = useOptionalLink(to.orders);
  if (type === "apply")
    return (
      <EmptyState
        title={<Trans>Nothing in progress</Trans>}
        line={<Trans>Your requests appear here until they are refunded.</Trans>}
      />
    );
  if (type === "finish")
    return (
      <EmptyState title={<Trans>Nothing refunded yet</Trans>} line={<Trans>Refunded requests appear here.</Trans>} />
    );
  return (
    <EmptyState
      title={<Trans>No eligible items</Trans>}
      line={<Trans>Products that are on their way to you, or have arrived lately, appear here.</Trans>}
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
