import { endAgentSessions } from "../../identity/agents/agent-session.ts";
import { isDemoAccount } from "../../identity/agents/manage-accounts.ts";
import { finishAfterSale } from "../../service/after-sales/pending-refund.ts";
import { moveAfterSale } from "../../service/after-sales/move-after-sale.ts";
import { isOpen } from "../../service/after-sales/transitions.ts";
import { closeSessionsOf } from "../../identity/authentication/session.ts";
import { changeOrders } from "../../buying/orders/change-order.ts";
import { isSandboxKey } from "../../money/sandbox/open-sandbox.ts";
import type { Database, Executor } from "../../platform/store/database.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { afterSales } from "../../platform/store/schema/after-sales.ts";
import { codes, outbox } from "../../platform/store/schema/codes.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { paymentOrders, payments, refunds } from "../../platform/store/schema/payments.ts";
import { sandboxNotifications, secrets } from "../../platform/store/schema/sandbox.ts";
import { standInTransfers, usdtTopUps, usdtTransfers } from "../../platform/store/schema/usdt.ts";
import { and, asc, eq, inArray, isNull, ne, or, sum } from "../../platform/store/sql.ts";
import { balanceOf } from "../../money/wallet/balance.ts";
import { demoCustomerIds } from "./demo-customers.ts";
import { forgetDemoTransferAccount } from "./demo-transfer-account.ts";
import { type DemoDesk, findDemoDesk, isMadeAndEnabled } from "./demo-made-accounts.ts";
import { isPaidInSandbox, isWaitingForNothing } from "./demo-orders.ts";
import { takeBack } from "../../money/wallet/grant.ts";
import { withdrawInvitationsBy } from "../../selling/new-shops/invitations.ts";
import { closeCustomers } from "../../identity/customers/customer-rows.ts";

/** What has been done, in numbers. */
export interface LeftDemo {
  readonly accounts: number;
  readonly orders: number;
  readonly payments: number;
  /** Fen. */
  readonly playMoney: number;
  /** Rows of the sandbox: its key and what it still had to tell. */
  readonly sandbox: number;
  readonly agents: number;
  /** Other accounts of the desk, which the demo's have made. */
  readonly madeAccounts: number;
  readonly invitations: number;
  readonly outboxMessages: number;
  readonly standInTransfers: number;
}

/** Removes what production must not have, in one transaction. Run again, it finds nothing to do. */
export async function leaveDemo(db: Database, now: Date): Promise<LeftDemo> {
  return retriedTransaction(db, async (tx) => {
    const demoCustomers = await demoCustomerIds(tx);
    // Orders come first: what was paid for them goes back into wallets, which are emptied afterwards.
    const closedOrders = await closeOrders(tx, demoCustomers, now);
    const openPayments = await endSandboxPayments(tx, now);
    const standInMoney = await takeStandInMoney(tx, now);
    await endRequests(tx, demoCustomers, now);
    await forgetDemoTransferAccount(tx);
    const desk = await findDemoDesk(tx);
    return {
      orders: closedOrders,
      payments: openPayments,
      playMoney: standInMoney + (await takePlayMoney(tx, demoCustomers, now)),
      accounts: await closeAccounts(tx, demoCustomers, now),
      sandbox: await closeSandbox(tx),
      agents: await disableAgents(tx),
      madeAccounts: await disableMadeAccounts(tx, desk),
      invitations: await withdrawInvitationsBy(tx, [...desk.own, ...desk.made], now),
      outboxMessages: await emptyOutbox(tx),
      standInTransfers: (await tx.delete(standInTransfers).returning({ id: standInTransfers.id })).length,
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

/** Ends what is asked for orders that nobody has really paid for: there is no money to give back. */
async function endRequests(tx: Executor, demoCustomers: readonly number[], now: Date): Promise<void> {
  const found = await tx
    .selectDistinct({ id: afterSales.id, state: afterSales.state, customerId: afterSales.customerId })
    .from(afterSales)
    .innerJoin(paymentOrders, eq(paymentOrders.orderId, afterSales.orderId))
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(or(inArray(afterSales.customerId, [...demoCustomers]), and(eq(payments.state, "paid"), isPaidInSandbox)))
    .orderBy(asc(afterSales.id));
  for (const { id, state, customerId } of found.filter((each) => isOpen(each.state))) {
    const actor = { kind: "customer", id: customerId } as const;
    if (state === "refunding") await finishAfterSale(tx, id, now);
    else await moveAfterSale(tx, { afterSaleId: id, change: { action: "revoke" }, actor, now });
  }
}

/** Takes back what was credited for USDT that are worth nothing, as far as it has not been spent. */
async function takeStandInMoney(tx: Executor, now: Date): Promise<number> {
  // What was taken back once has no chain any more.
  if ((await tx.$count(standInTransfers)) === 0) return 0;
  const credited = await tx
    .select({ customerId: usdtTopUps.customerId, amount: sum(usdtTransfers.credited).mapWith(Number) })
    .from(usdtTransfers)
    .innerJoin(usdtTopUps, eq(usdtTopUps.id, usdtTransfers.topUpId))
    .innerJoin(standInTransfers, eq(standInTransfers.hash, usdtTransfers.hash))
    .groupBy(usdtTopUps.customerId)
    .orderBy(asc(usdtTopUps.customerId));
  let taken = 0;
  for (const { customerId, amount: most } of credited) {
    const amount = Math.min(most, await balanceOf(tx, customerId));
    if (amount === 0) continue;
    await takeBack(tx, {
      customerId,
      amount,
      reference: `leave-demo:usdt:${customerId}:${now.toISOString()}`,
      at: now,
    });
    taken += amount;
  }
  return taken;
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

/** They stay, because of what they have said, and nobody can enable them: they have no password any more. */
async function disableAgents(tx: Executor): Promise<number> {
  const disabled = await tx
    .update(agents)
    .set({ isDisabled: true, isAutomatic: true, passwordHash: null })
    .where(and(isDemoAccount, eq(agents.isDisabled, false)))
    .returning({ id: agents.id });
  for (const { id } of disabled) await endAgentSessions(tx, { agentId: id }, "disabled");
  return disabled.length;
}

/** They keep their passwords: an account that turns out to be somebody's is reset and enabled again. */
async function disableMadeAccounts(tx: Executor, desk: DemoDesk): Promise<number> {
  const disabled = await tx
    .update(agents)
    .set({ isDisabled: true })
    .where(isMadeAndEnabled(desk))
    .returning({ id: agents.id });
  for (const { id } of disabled) await endAgentSessions(tx, { agentId: id }, "disabled");
  return disabled.length;
}

async function closeSandbox(tx: Executor): Promise<number> {
  const untold = await tx
    .delete(sandboxNotifications)
    .where(isNull(sandboxNotifications.deliveredAt))
    .returning({ id: sandboxNotifications.id });
  const keys = await tx.delete(secrets).where(isSandboxKey).returning({ name: secrets.name });
  return untold.length + keys.length;
}

/** Codes that were never sent prove nothing about a telephone or an address. */
async function emptyOutbox(tx: Executor): Promise<number> {
  const messages = await tx.delete(outbox).returning({ destination: outbox.destination });
  const destinations = [...new Set(messages.map(({ destination }) => destination))];
  await tx.delete(codes).where(inArray(codes.destination, destinations));
  return messages.length;
}
