import type { MessageKey } from "../../platform/http/messages.ts";
import { freightLeft } from "../after-sales/amounts.ts";
import { waitingStates } from "../../buying/orders/standing.ts";
import { readOrderRules } from "../../buying/orders/order-rules.ts";
import { isWithdrawalTime, withdrawableUntil } from "../../buying/orders/withdrawal-time.ts";
import type { Executor } from "../../platform/store/database.ts";
import { afterSales } from "../../platform/store/schema/after-sales.ts";
import type { Order } from "../../platform/store/schema/orders.ts";
import { type Withdrawal, withdrawals } from "../../platform/store/schema/withdrawals.ts";
import { and, asc, eq, inArray } from "../../platform/store/sql.ts";
import { type WithdrawableLine, withdrawableLines } from "./withdrawable-lines.ts";

/** What of an order can be withdrawn from, and what was. Amounts are fen. */
export interface WithdrawalInfo {
  readonly lines: readonly WithdrawableLine[];
  /** Why nothing can be; null: something can. */
  readonly objection: MessageKey | null;
  /** Null: the time does not end before the goods are received. */
  readonly until: Date | null;
  /** What comes back besides the pieces that are withdrawn from first. */
  readonly freight: number;
  /** In their order. */
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

function objectionTo({ state }: Order, lines: readonly WithdrawableLine[], isInTime: boolean): MessageKey | null {
  if (state === "unpaid") return "withdrawalUnpaid";
  if (state === "closed") return "withdrawalClosed";
  if (!isInTime) return "withdrawalOver";
  return lines.some(({ left }) => left > 0) ? null : "withdrawalNothing";
}

/** The freight that is left, unless an earlier withdrawal that waits for its goods will bring it back. */
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
