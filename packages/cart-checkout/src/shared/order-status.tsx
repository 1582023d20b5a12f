import { Trans } from "@lingui/react/macro";
import type { Order, OrderState } from "@plaza/api-client";
import { Status, type StatusProps } from "@plaza/ui-kit/status";
import type { ReactElement, ReactNode } from "react";
import { type ShownState, shownState } from "./shown-state.ts";

const tones: Readonly<Record<ShownState, StatusProps["tone"]>> = {
  unpaid: "brand",
  unshipped: "warning",
  readyForPickup: "warning",
  shipped: "info",
  completed: "success",
  closed: "mute",
  withdrawn: "info",
  partWithdrawn: "info",
  requested: "info",
  returning: "info",
  refunding: "warning",
  refunded: "success",
};

const labels: Readonly<Record<ShownState, ReactNode>> = {
  unpaid: <Trans>Pending payment</Trans>,
  unshipped: <Trans>Pending shipment</Trans>,
  readyForPickup: <Trans>Ready for pick-up</Trans>,
  shipped: <Trans>Pending receipt</Trans>,
  completed: <Trans>Completed</Trans>,
  closed: <Trans>Closed</Trans>,
  withdrawn: <Trans context="order">Withdrawn</Trans>,
  partWithdrawn: <Trans context="order">Withdrawn in part</Trans>,
  requested: <Trans context="order">Refund requested</Trans>,
  returning: <Trans context="order">Return under way</Trans>,
  refunding: <Trans context="order">Refund under way</Trans>,
  refunded: <Trans context="order">Refunded</Trans>,
};

export interface OrderStatusProps {
  readonly order: Pick<Order, "delivery" | "standing"> & { readonly state: OrderState };
}

/** The state of an order, and what returns and withdrawals have made of it. */
export function OrderStatus({ order }: OrderStatusProps): ReactElement {
  return (
    <>
      {shownState(order).map((state, index) => (
        <span key={state}>
          {index > 0 && " "}
          <Status tone={tones[state]}>{labels[state]}</Status>
        </span>
      ))}
    </>
  );
}
