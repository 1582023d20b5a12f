import type { Order, OrderLine } from "@plaza/api-client";

/** What can be given up of an order, or of one of its lines, and how. */
export interface WaysOut {
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
