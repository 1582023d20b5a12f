import { Trans } from "@lingui/react/macro";
import { type OrdersType, to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import image from "./empty-orders.webp";

/** Shown where there is no order at this stage, or none at all. */
export function EmptyOrders({ type }: { readonly type: OrdersType | undefined }): ReactElement {
  return (
    <EmptyState
      image={<img src={image} alt="" width={240} height={180} />}
      title={type === undefined ? <Trans>No orders yet</Trans> : <Trans>No orders at this stage</Trans>}
      line={<Trans>What you buy appears here, from payment to receipt.</Trans>}
      action={
        <Link {...to.home()} className={buttonClass({ kind: type === undefined ? "primary" : "second" })}>
          <Trans>Start browsing</Trans>
        </Link>
      }
    />
  );
}
