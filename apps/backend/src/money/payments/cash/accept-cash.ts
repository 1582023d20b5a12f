import { changeOrders } from "../../../buying/orders/change-order.ts";
import { isCashDue } from "../../../buying/orders/cash-due.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Database } from "../../../platform/store/database.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { sql } from "../../../platform/store/sql.ts";
import { payableOf } from "../due.ts";
import { lockOrdersOf, type OrdersSubject } from "../payment-subject.ts";
import { supersedePayments } from "../supersede-payments.ts";
import { objectionToCash } from "./cash-offer.ts";

export interface CashRequest {
  readonly customerId: number;
  readonly subject: OrdersSubject;
  readonly now: Date;
}

/**
 * What is still unpaid of a subject is sent, and paid in cash at the door. Asking for it again changes nothing. Money that
 * still comes for an earlier attempt to pay goes back.
 *
 * @throws {DomainError} when nothing is there to be paid any more, or it cannot be paid so
 */
export async function acceptCash(db: Database, { customerId, subject, now }: CashRequest): Promise<void> {
  await retriedTransaction(db, async (tx) => {
    // Of several requests at once each counts what the one before has accepted.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cash:${customerId}`}, 0))`);
    const locked = await lockOrdersOf(tx, customerId, subject);
    if (locked.some(isCashDue) && !locked.some(({ state }) => state === "unpaid")) return;
    const unpaid = payableOf(locked, now);
    const objection = await objectionToCash(tx, customerId, unpaid, now);
    if (objection !== null) throw new DomainError(objection);
    const orderIds = unpaid.map(({ id }) => id);
    await supersedePayments(tx, { subject, orderIds, except: null });
    await changeOrders(tx, {
      orderIds,
      change: { action: "acceptCash" },
      actor: { kind: "customer", id: customerId },
      now,
    });
  });
}
