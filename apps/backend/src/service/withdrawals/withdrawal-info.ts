import type { MessageKey } from "../../platform/http/messages.ts";
import { freightLeft, piecesLeft, refundOf } from "../after-sales/amounts.ts";
import { waitingStates } from "../../buying/orders/standing.ts";
import { isCashDue } from "../../buying/orders/cash-due.ts";
import { readOrderRules } from "../../buying/orders/order-rules.ts";
import { isWithdrawalTime, withdrawableUntil } from "../../buying/orders/order-rules.ts";
import type { Executor } from "../../platform/store/database.ts";
import { afterSales, type AfterSale } from "../../platform/store/schema/after-sales.ts";
import { type Order, orderLines } from "../../platform/store/schema/orders.ts";
import {
  type Withdrawal,
  withdrawals,
  type ExclusionReason,
  withdrawalExclusions,
} from "../../platform/store/schema/withdrawals.ts";
import { and, asc, eq, inArray, lte } from "../../platform/store/sql.ts";
import { isReplaceable } from "../after-sales/request-refund.ts";
import { isOpen } from "../after-sales/transitions.ts";

type Line = typeof orderLines.$inferSelect;

/** A line with the quantity that can be withdrawn from now. Amounts are fen. */
interface WithdrawableLine {
  readonly line: Line;
  /** The quantity; 0 if none is left or there is an objection. */
  readonly left: number;
  /** The refund by quantity; the first entry is for one piece. */
  readonly refunds: readonly number[];
  /** Why the line cannot be withdrawn from; null if it can. */
  readonly objection: MessageKey | null;
  /** The open request that a withdrawal replaces; null if there is none. */
  readonly replaced: AfterSale | null;
}

/** Reasons that exclude goods only after they were opened. They do not apply before the goods are sent. */
const onceOpened: ReadonlySet<ExclusionReason> = new Set(["sealed", "media"]);

/** The lines that can be withdrawn from, and the earlier withdrawals of an order. Amounts are fen. */
export interface WithdrawalInfo {
  readonly lines: readonly WithdrawableLine[];
  /** Why the order cannot be withdrawn from; null if it can. */
  readonly objection: MessageKey | null;
  /** The deadline; null before the goods are received. */
  readonly until: Date | null;
  /** The freight that the next withdrawal refunds in addition to its pieces. */
  readonly freight: number;
  /** The earlier withdrawals, the oldest first. */
  readonly past: readonly Withdrawal[];
}

export async function withdrawalInfo(db: Executor, order: Order, now: Date): Promise<WithdrawalInfo> {
  const rules = await readOrderRules(db);
  const lines = await withdrawableLines(db, order);
  const past = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.orderId, order.id))
    .orderBy(asc(withdrawals.id));
  return {
    lines,
    objection: objectionTo(order, lines, isWithdrawalTime(order, { now, rules })),
    until: withdrawableUntil(order, rules),
    freight: await freightToCome(db, order, lines),
    past,
  };
}

function objectionTo(order: Order, lines: readonly WithdrawableLine[], isInTime: boolean): MessageKey | null {
  const { state } = order;
  if (state === "unpaid") return "withdrawalUnpaid";
  if (isCashDue(order)) return "afterSaleCashDue";
  if (state === "closed") return "withdrawalClosed";
  if (!isInTime) return "withdrawalOver";
  return lines.some(({ left }) => left > 0) ? null : "withdrawalNothing";
}

/** The freight that is left; 0 if an earlier withdrawal that awaits its goods will refund it. */
async function freightToCome(db: Executor, order: Order, lines: readonly WithdrawableLine[]): Promise<number> {
  const isWaiting = and(
    eq(afterSales.orderId, order.id),
    eq(afterSales.isWithdrawal, true),
    inArray(afterSales.state, waitingStates),
  );
  if ((await db.$count(afterSales, isWaiting)) > 0) return 0;
  return freightLeft(
    order,
    lines.map(({ line }) => line),
  );
}

/** The lines of an order, by id. Does not check the deadline. */
async function withdrawableLines(db: Executor, order: Order): Promise<readonly WithdrawableLine[]> {
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id));
  const [excluded, open] = [await exclusionsOf(db, order, lines), await openRequests(db, order.id)];
  return lines.map((line) => {
    const pieces = piecesLeft(line);
    const request = open.get(line.id) ?? null;
    const replaced = request !== null && isReplaceable(request) ? request : null;
    const isHeld = request !== null && replaced === null;
    const objection = pieces === 0 ? null : (excluded.get(line.productId) ?? (isHeld ? "withdrawalHeld" : null));
    const left = objection === null ? pieces : 0;
    const refunds = Array.from({ length: left }, (_, index) => refundOf(line, index + 1));
    return { line, left, refunds, objection, replaced: left === 0 ? null : replaced };
  });
}

/** The exclusions that existed when the order was placed. Digital content is excluded once it is delivered. */
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

/** Open requests by line id. */
async function openRequests(db: Executor, orderId: number): Promise<ReadonlyMap<number, AfterSale>> {
  const rows = await db.select().from(afterSales).where(eq(afterSales.orderId, orderId));
  return new Map(rows.filter(({ state }) => isOpen(state)).map((request) => [request.lineId, request]));
}
