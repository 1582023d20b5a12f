import { Trans } from "@lingui/react/macro";
import type { Order, OrderStanding, OrderState } from "@plaza/api-client";
import { Status, type StatusProps } from "@plaza/ui-kit/status";
import type { ReactElement, ReactNode } from "react";
import { states } from "./order-status.css.ts";

/** The states of an order as its buyer reads them. */
export type DisplayState =
  | OrderState
  | "transferAwaited"
  | "readyForPickup"
  | "withdrawn"
  | "partWithdrawn"
  | "requested"
  | "returning"
  | "refunding"
  | "refunded";

const tones: Readonly<Record<DisplayState, StatusProps["tone"]>> = {
  unpaid: "brand",
  transferAwaited: "warning",
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

const labels: Readonly<Record<DisplayState, ReactNode>> = {
  unpaid: <Trans>Pending payment</Trans>,
  transferAwaited: <Trans context="order">Bank transfer awaited</Trans>,
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
  readonly order: {
    readonly state: OrderState;
    /** Without it the goods are sent. */
    readonly delivery?: Order["delivery"];
    /** It is paid by a bank transfer that has not come yet. */
    readonly awaitsTransfer?: boolean;
    /** What returns and withdrawals have made of the order, where the platform says so. */
    readonly standing?: OrderStanding | null;
  };
}

/** The state of an order, and what returns and withdrawals have made of it. */
export function OrderStatus({ order }: OrderStatusProps): ReactElement {
  return (
    <span className={states}>
      {displayStates(order).map((state, index) => (
        <span key={state}>
          {index > 0 && " "}
          <Status tone={tones[state]}>{labels[state]}</Status>
        </span>
      ))}
    </span>
  );
}

/** The state of the order, unless nothing of the order is left; what is under way for a part stands beside it. */
export function displayStates({
  state,
  delivery,
  awaitsTransfer = false,
  standing = null,
}: OrderStatusProps["order"]): readonly DisplayState[] {
  const usual = usualState({ state, delivery, awaitsTransfer });
  if (standing === null) return [usual];
  const special = stateOfRequest(standing);
  return standing.isWhole ? [special] : [usual, special];
}

function usualState({
  state,
  delivery,
  awaitsTransfer,
}: {
  readonly state: OrderState;
  readonly delivery: Order["delivery"] | undefined;
  readonly awaitsTransfer: boolean;
}): DisplayState {
  if (state === "unpaid" && awaitsTransfer) return "transferAwaited";
  return state === "unshipped" && delivery === "pickup" ? "readyForPickup" : state;
}

function stateOfRequest({ kind, stage, isWhole }: OrderStanding): DisplayState {
  if (stage === "refunded") return "refunded";
  if (kind === "withdrawal") return isWhole ? "withdrawn" : "partWithdrawn";
  if (stage === "refunding") return "refunding";
  return stage === "applied" ? "requested" : "returning";
}
