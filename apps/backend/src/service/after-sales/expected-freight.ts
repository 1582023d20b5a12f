import type { AfterSale } from "../../platform/store/schema/after-sales.ts";
import type { Order, orderLines } from "../../platform/store/schema/orders.ts";
import { freightWith, refundOf } from "./amounts.ts";
import type { FoundAfterSale } from "./find-after-sales.ts";

type Lines = readonly (typeof orderLines.$inferSelect)[];

interface Pieces {
  readonly lineId: number;
  readonly quantity: number;
  readonly isWithdrawal: boolean;
}

/** What of the freight would go back with so many pieces of a line now. */
export function freightWithPieces(order: Order, lines: Lines, { lineId, quantity, isWithdrawal }: Pieces): number {
  const line = lines.find(({ id }) => id === lineId);
  if (line === undefined) return 0;
  const amount = refundOf(line, quantity);
  const { refundedQuantity, refundedAmount } = line;
  const afterwards = {
    ...line,
    refundedQuantity: refundedQuantity + quantity,
    refundedAmount: refundedAmount + amount,
  };
  return freightWith(
    { ...order, refundedAmount: order.refundedAmount + amount },
    lines.map((each) => (each.id === lineId ? afterwards : each)),
    { isWithdrawal },
  );
}

/**
 * What of the freight a request gives back, or would if the shop agreed to it now. Of several withdrawals that wait for their
 * goods, the first one brings it.
 */
export function freightOf(
  afterSale: AfterSale,
  { order, orderLines, firstWithdrawalId }: Pick<FoundAfterSale, "order" | "orderLines" | "firstWithdrawalId">,
): number {
  switch (afterSale.state) {
    case "refunding":
    case "refunded":
      return afterSale.freight;
    case "refused":
    case "goodsRefused":
    case "revoked":
      return 0;
    case "applied":
    case "toReturn":
    case "returned":
      if (afterSale.isWithdrawal && afterSale.id !== firstWithdrawalId) return 0;
      return freightWithPieces(order, orderLines, afterSale);
    default:
      return afterSale.state satisfies never;
  }
}
