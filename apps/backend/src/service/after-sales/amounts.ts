/** What of a line counts for its refunds. Amounts are fen. */
export interface RefundedLine {
  readonly quantity: number;
  /** What was paid for all of it. */
  readonly amount: number;
  readonly refundedQuantity: number;
  readonly refundedAmount: number;
}

/**
 * What so many more pieces of a line give back: their share of what was paid, in whole fen, less what was given back
 * before. All pieces together give back all that was paid, in however many requests.
 */
export function refundOf({ quantity, amount, refundedQuantity, refundedAmount }: RefundedLine, pieces: number): number {
  // Beyond what a number holds exactly only where both are at the ends of their columns.
  const share = (BigInt(amount) * BigInt(refundedQuantity + pieces)) / BigInt(quantity);
  return Math.max(0, Number(share) - refundedAmount);
}

export function piecesLeft({ quantity, refundedQuantity }: RefundedLine): number {
  return quantity - refundedQuantity;
}

interface RefundedOrder {
  /** What was paid, and what of it has gone back. */
  readonly amount: number;
  readonly refundedAmount: number;
}

/** What is left of the freight that was paid: what an order cost besides its lines. */
export function freightLeft(order: RefundedOrder, lines: readonly RefundedLine[]): number {
  const paid = order.amount - lines.reduce((sum, { amount }) => sum + amount, 0);
  const refunded = order.refundedAmount - lines.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0);
  return Math.max(0, paid - refunded);
}

/** Freight goes back with the last piece of an order, and on a withdrawal with whatever is withdrawn first. */
export function freightWith(
  order: RefundedOrder,
  linesAfterwards: readonly RefundedLine[],
  { isWithdrawal }: { readonly isWithdrawal: boolean },
): number {
  const isWhole = linesAfterwards.every((line) => piecesLeft(line) === 0);
  return isWhole || isWithdrawal ? freightLeft(order, linesAfterwards) : 0;
}
