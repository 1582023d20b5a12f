import { Trans } from "@lingui/react/macro";
import type { OrderState } from "@plaza/api-client";
import { Status, type StatusProps } from "@plaza/ui-kit/status";
import type { ReactElement, ReactNode } from "react";

const tones: Readonly<Record<OrderState, StatusProps["tone"]>> = {
  unpaid: "brand",
  unshipped: "warning",
  shipped: "info",
  completed: "success",
  closed: "mute",
};

const words: Readonly<Record<OrderState, ReactNode>> = {
  unpaid: <Trans>Pending payment</Trans>,
  unshipped: <Trans>Pending shipment</Trans>,
  shipped: <Trans>Pending receipt</Trans>,
  completed: <Trans>Completed</Trans>,
  closed: <Trans>Closed</Trans>,
};

export interface OrderStatusProps {
  readonly state: OrderState;
  /** It is fetched at the shop instead of being sent. */
  readonly pickup?: boolean | undefined;
}

/** How far an order is. */
export function OrderStatus({ state, pickup = false }: OrderStatusProps): ReactElement {
  const isWaiting = pickup && state === "unshipped";
  return <Status tone={tones[state]}>{isWaiting ? <Trans>Ready for pick-up</Trans> : words[state]}</Status>;
}
