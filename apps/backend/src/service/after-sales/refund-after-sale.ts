import { changeOrders } from "../../buying/orders/change-order.ts";
import { restockPieces } from "../../buying/orders/release-goods.ts";
import { refundRequest } from "../../money/refunds/refund-order.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type AfterSale, afterSales } from "../../platform/store/schema/after-sales.ts";
import { type Order, orderLines, orders } from "../../platform/store/schema/orders.ts";
import { asc, eq, sql } from "../../platform/store/sql.ts";
import { freightWith, piecesLeft } from "./amounts.ts";

/**
 * Gives back what a request asks for, in the transaction that has agreed to it: money, and with the last piece of an order
 * its freight and its coupon, and the order is closed. Belongs into a transaction that has locked the order.
 */
export async function refundAfterSale(tx: Executor, order: Order, afterSale: AfterSale, now: Date): Promise<void> {
  const { id, lineId, quantity, amount, isWithdrawal } = afterSale;
  await tx
    .update(orderLines)
    .set({
      refundedQuantity: sql`${orderLines.refundedQuantity} + ${quantity}`,
      refundedAmount: sql`${orderLines.refundedAmount} + ${amount}`,
    })
    .where(eq(orderLines.id, lineId));
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id));
  // The lines have this refund already, the order has it not.
  const freight = freightWith({ ...order, refundedAmount: order.refundedAmount + amount }, lines, { isWithdrawal });
  await tx.update(afterSales).set({ freight }).where(eq(afterSales.id, id));
  await tx
    .update(orders)
    .set({ refundedAmount: sql`${orders.refundedAmount} + ${amount + freight}` })
    .where(eq(orders.id, order.id));
  if (amount + freight > 0) {
    await refundRequest(tx, { orderId: order.id, afterSaleId: id, amount: amount + freight }, now);
  }
  if (!lines.every((line) => piecesLeft(line) === 0)) return;
  const change = { action: "closeRefunded" } as const;
  await changeOrders(tx, { orderIds: [order.id], change, actor: { kind: "system" }, now, note: `request ${id}` });
}

/** Puts the goods that came back to the shop into stock. */
export async function restock(tx: Executor, { lineId, quantity }: AfterSale): Promise<void> {
  const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, lineId));
  if (line !== undefined) await restockPieces(tx, line, quantity);
}
