import type { MessageKey } from "../http/messages.ts";
import { piecesLeft, refundOf } from "../after-sales/amounts.ts";
import type { Executor } from "../store/database.ts";
import { type AfterSale, afterSales } from "../store/schema/after-sales.ts";
import { type Order, orderLines } from "../store/schema/orders.ts";
import { type ExclusionReason, withdrawalExclusions } from "../store/schema/withdrawals.ts";
import { and, asc, eq, inArray, lte } from "../store/sql.ts";

type Line = typeof orderLines.$inferSelect;

/** A line, with what of it can be withdrawn from now. Amounts are fen. */
export interface WithdrawableLine {
  readonly line: Line;
  /** Pieces; 0 where there are none, or something is against it. */
  readonly left: number;
  /** What so many pieces give back, the first is for one. */
  readonly refunds: readonly number[];
  /** What is against it; null: nothing is. */
  readonly objection: MessageKey | null;
}

/** The lines of an order, in their order. Whether it is in time is not asked here. */
export async function withdrawableLines(db: Executor, order: Order): Promise<readonly WithdrawableLine[]> {
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id));
  const [excluded, held] = [await exclusionsOf(db, order, lines), await linesHeld(db, order.id)];
  return lines.map((line) => {
    const pieces = piecesLeft(line);
    const objection =
      pieces === 0 ? null : (excluded.get(line.productId) ?? (held.has(line.id) ? "withdrawalHeld" : null));
    const left = objection === null ? pieces : 0;
    return { line, left, refunds: Array.from({ length: left }, (_, index) => refundOf(line, index + 1)), objection };
  });
}

/** What is excluded only once it has been opened, which nobody has who has not got it. */
const onceOpened: ReadonlySet<ExclusionReason> = new Set(["sealed", "media"]);

/** Only what was excluded when the order was placed; digital content from when on it was delivered. */
async function exclusionsOf(db: Executor, order: Order, lines: readonly Line[]): Promise<Map<number, MessageKey>> {
  const ids = lines.map(({ productId }) => productId);
  const isDelivered = order.delivery === "virtual" && order.state !== "paid";
  if (isDelivered) return new Map(ids.map((id) => [id, "excludedVirtual"]));
  const rows = await db
    .select()
    .from(withdrawalExclusions)
    .where(and(inArray(withdrawalExclusions.productId, ids), lte(withdrawalExclusions.createdAt, order.createdAt)));
  const excluded = rows.filter(({ reason }) => order.state !== "paid" || !onceOpened.has(reason));
  return new Map(excluded.map(({ productId, reason }) => [productId, `excluded_${reason}`]));
}

/** Lines with a request that a withdrawal does not replace. */
async function linesHeld(db: Executor, orderId: number): Promise<ReadonlySet<number>> {
  const rows = await db.select().from(afterSales).where(eq(afterSales.orderId, orderId));
  return new Set(rows.filter(holds).map(({ lineId }) => lineId));
}

function holds({ state, isWithdrawal }: AfterSale): boolean {
  if (state === "refunded" || state === "revoked") return false;
  return isWithdrawal || state === "returned" || state === "refunding";
}
