import { Trans } from "@lingui/react/macro";
import type { Order, OrderLine } from "@plaza/api-client";
import { visuallyHidden } from "@plaza/ui-kit/global";
import type { ReactElement } from "react";
import * as look from "../shared/order-line-row.css.ts";

/** What can be given up of an order, or of one of its lines, and how. */
interface WaysOut {
  readonly cancel: boolean;
  readonly withdraw: boolean;
  /** The lines that a return or refund can be asked for. */
  readonly refundable: readonly OrderLine[];
}

/** Where the platform does not say it of a line, the contract's rule: what was handed over and nothing is asked for. */
function isRefundable({ state }: Pick<Order, "state">, { refundable, request }: OrderLine): boolean {
  return refundable ?? ((state === "shipped" || state === "completed") && request === "none");
}

export function waysOut(order: Pick<Order, "state" | "actions" | "lines">, line: OrderLine | null): WaysOut {
  const { actions, lines } = order;
  return {
    cancel: actions.cancel,
    withdraw: actions.withdraw,
    refundable: (line === null ? lines : [line]).filter((each) => isRefundable(order, each)),
  };
}

/** Whether there is any way; of a line that was not even paid only the order's own button speaks. */
export function hasWayOut(order: Pick<Order, "state" | "actions" | "lines">, line: OrderLine | null): boolean {
  const { cancel, withdraw, refundable } = waysOut(order, line);
  if (line === null) return cancel || withdraw || refundable.length > 0;
  return line.request !== "refunded" && (withdraw || refundable.length > 0 || (cancel && order.state !== "unpaid"));
}

export interface LineWayOutProps {
  readonly order: Order;
  readonly line: OrderLine;
  readonly onPress: () => void;
}

/** From a line of an order to the ways to give it back; nothing where there is none. */
export function LineWayOut({ order, line, onPress }: LineWayOutProps): ReactElement | null {
  const { name } = line;
  if (!hasWayOut(order, line)) return null;
  return (
    <button type="button" className={look.wayOut} onClick={onPress}>
      <Trans>Return or refund</Trans>
      <span className={visuallyHidden}>{` ${name}`}</span>
    </button>
  );
}
