import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { closeSessionsOf } from "../authentication/session.ts";
import { closeCustomers } from "../customers/close-customers.ts";
import { changeOrders } from "../orders/change-order.ts";
import { isSandboxKey } from "../sandbox/open-sandbox.ts";
import type { Database, Executor } from "../store/database.ts";
import { retriedTransaction } from "../store/retried-transaction.ts";
import { smsCodes, smsOutbox } from "../store/schema/codes.ts";
import { orders } from "../store/schema/orders.ts";
import { payments, refunds } from "../store/schema/payments.ts";
import { sandboxNotifications, secrets } from "../store/schema/sandbox.ts";
import { balanceOf } from "../wallet/balance.ts";
import { takeBack } from "../wallet/take-back.ts";
import { demoCustomerIds } from "./demo-customers.ts";
import { isPaidInSandbox, isWaitingForNothing } from "./demo-orders.ts";

/** What has been done, in numbers. */
export interface LeftDemo {
  readonly accounts: number;
  readonly orders: number;
  readonly payments: number;
  /** Fen. */
  readonly playMoney: number;
  /** Rows of the sandbox: its key and what it still had to tell. */
  readonly sandbox: number;
  readonly outboxMessages: number;
}

/** Removes what production must not have, in one transaction. Run again, it finds nothing to do. */
export async function leaveDemo(db: Database, now: Date): Promise<LeftDemo> {
  return retriedTransaction(db, async (tx) => {
    const demoCustomers = await demoCustomerIds(tx);
    // Orders come first: what was paid for them goes back into wallets, which are emptied afterwards.
    const closedOrders = await closeOrders(tx, demoCustomers, now);
    const openPayments = await endSandboxPayments(tx, now);
    return {
      orders: closedOrders,
      payments: openPayments,
      playMoney: await takePlayMoney(tx, demoCustomers, now),
      accounts: await closeAccounts(tx, demoCustomers, now),
      sandbox: await closeSandbox(tx),
      outboxMessages: await emptyOutbox(tx),
    };
  });
}

/**
 * Closes orders as a shop does. Unpaid orders of other customers stay: they can be paid, or close when their time is
 * over.
 */
async function closeOrders(tx: Executor, demoCustomers: readonly number[], now: Date): Promise<number> {
  const isUnpaidOfDemo = and(eq(orders.state, "unpaid"), inArray(orders.customerId, [...demoCustomers]));
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(isWaitingForNothing(tx, demoCustomers), isUnpaidOfDemo));
  await changeOrders(tx, {
    orderIds: found.map(({ id }) => id),
    change: { action: "close" },
    actor: { kind: "merchant" },
    now,
    note: "the demo is over",
  });
  return found.length;
}

/**
 * Ends open payments of the sandbox, which nobody can make any more. No real money was paid there that could be
 * returned.
 */
async function endSandboxPayments(tx: Executor, now: Date): Promise<number> {
  const sandbox = await tx.$count(secrets, isSandboxKey);
  const ended =
    sandbox === 0
      ? []
      : await tx
          .update(payments)
          .set({ state: "superseded" })
          .where(and(eq(payments.state, "pending"), ne(payments.method, "balance")))
          .returning({ id: payments.id });
  const made = tx.select({ id: payments.id }).from(payments).where(isPaidInSandbox);
  await tx
    .update(refunds)
    .set({ state: "done", doneAt: now })
    .where(and(eq(refunds.state, "pending"), inArray(refunds.paymentId, made)));
  return ended.length;
}

async function takePlayMoney(tx: Executor, demoCustomers: readonly number[], now: Date): Promise<number> {
  let taken = 0;
  for (const customerId of demoCustomers) {
    const amount = await balanceOf(tx, customerId);
    if (amount === 0) continue;
    await takeBack(tx, { customerId, amount, reference: `leave-demo:${customerId}:${now.toISOString()}`, at: now });
    taken += amount;
  }
  return taken;
}

async function closeAccounts(tx: Executor, demoCustomers: readonly number[], now: Date): Promise<number> {
  for (const id of demoCustomers) await closeSessionsOf(tx, id);
  return closeCustomers(tx, demoCustomers, now);
}

async function closeSandbox(tx: Executor): Promise<number> {
  const untold = await tx
    .delete(sandboxNotifications)
    .where(isNull(sandboxNotifications.deliveredAt))
    .returning({ id: sandboxNotifications.id });
  const keys = await tx.delete(secrets).where(isSandboxKey).returning({ name: secrets.name });
  return untold.length + keys.length;
}

/** Codes that were never sent prove nothing about a telephone. */
async function emptyOutbox(tx: Executor): Promise<number> {
  const messages = await tx.delete(smsOutbox).returning({ mobile: smsOutbox.mobile });
  const mobiles = [...new Set(messages.map(({ mobile }) => mobile))];
  if (mobiles.length > 0) await tx.delete(smsCodes).where(inArray(smsCodes.mobile, mobiles));
  return messages.length;
}
