import { Trans } from "@lingui/react/macro";
import type { LinkedOrder, OrderState } from "@plaza/api-client";
import { Status, type StatusProps } from "@plaza/ui-kit/status";
import type { ReactElement, ReactNode } from "react";

const tones: Readonly<Record<OrderState, StatusProps["tone"]>> = {
  unpaid: "brand",
  unshipped: "warning",
  shipped: "info",
  completed: "success",
  closed: "mute",
};

const labels: Readonly<Record<OrderState, ReactNode>> = {
  unpaid: <Trans>Pending payment</Trans>,
  unshipped: <Trans>Pending shipment</Trans>,
  shipped: <Trans>Pending receipt</Trans>,
  completed: <Trans>Completed</Trans>,
  closed: <Trans>Closed</Trans>,
};

/** How far an order is. */
export function GuestStatus({ order }: { readonly order: Pick<LinkedOrder, "state" | "delivery"> }): ReactElement {
  const { state, delivery } = order;
  const isWaiting = delivery === "pickup" && state === "unshipped";
  return <Status tone={tones[state]}>{isWaiting ? <Trans>Ready for pick-up</Trans> : labels[state]}</Status>;
}
