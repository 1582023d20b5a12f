import type { AgentContext } from "../../../../platform/http/agent-call.ts";
import { agentName } from "../../../../platform/store/agent-name.ts";
import type { Executor } from "../../../../platform/store/database.ts";
import { inLanguage } from "../../../../platform/store/language.ts";
import { agents } from "../../../../platform/store/schema/agents.ts";
import { bankTransfers } from "../../../../platform/store/schema/bank-transfers.ts";
import { customers } from "../../../../platform/store/schema/customers.ts";
import { orders } from "../../../../platform/store/schema/orders.ts";
import { paymentOrders, payments, refunds } from "../../../../platform/store/schema/payments.ts";
import { and, asc, eq, inArray, ne } from "../../../../platform/store/sql.ts";
import { decimalYuan } from "../../../../platform/wire/money.ts";
import { pageFields } from "../../../../platform/wire/page.ts";
import { instant } from "../../../../platform/wire/time.ts";
import { isToTransfer } from "./find-transfer-payments.ts";

/** `transfers/unmatched`: what nobody can tell the purpose of, the oldest first. */
export async function handleUnmatchedTransfers({ db, query, language }: AgentContext) {
  const page = query.page();
  const isMeant = eq(bankTransfers.state, "unmatched");
  const [rows, total] = await Promise.all([
    db
      .select({ transfer: bankTransfers, agent: agentName })
      .from(bankTransfers)
      .innerJoin(agents, eq(agents.id, bankTransfers.agentId))
      .where(isMeant)
      .orderBy(asc(bankTransfers.id))
      .limit(page.size)
      .offset(page.offset),
    db.$count(bankTransfers, isMeant),
  ]);
  return {
    list: rows.map(({ transfer, agent }) => ({
      id: transfer.id,
      amount: decimalYuan(transfer.amount),
      received_on: transfer.receivedOn,
      bank_reference: transfer.bankReference,
      payer: transfer.payer,
      by: inLanguage(agent, "nickname", language),
    })),
    ...pageFields(page, total),
  };
}

/** `transfers/refunds`: what is to be transferred back, the oldest first, and whose account the money came from. */
export async function handleRefundsToTransfer({ db, query }: AgentContext) {
  const page = query.page();
  const isMeant = isToTransfer(db);
  const [rows, total] = await Promise.all([
    db
      .select({
        id: refunds.id,
        number: refunds.number,
        amount: refunds.amount,
        reason: refunds.reason,
        createdAt: refunds.createdAt,
        method: payments.method,
        order: { id: orders.id, number: orders.number, telephone: orders.telephone },
        customer: { id: customers.id, nickname: customers.nickname },
        mobile: customers.mobile,
        email: customers.email,
      })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(isMeant)
      .orderBy(asc(refunds.id))
      .limit(page.size)
      .offset(page.offset),
    db.$count(refunds, isMeant),
  ]);
  const payers = await payersOf(
    db,
    rows.map(({ order }) => order.id),
  );
  return {
    list: rows.map(({ amount, createdAt, method, mobile, email, order: { telephone, ...order }, ...refund }) => ({
      ...refund,
      order,
      // Of cash nobody knows an account: the customer is asked for one.
      reached_at: method === "cash_on_delivery" ? (mobile ?? email ?? telephone) : "",
      amount: decimalYuan(amount),
      created_at: instant(createdAt),
      payers: [...new Set(payers.filter(({ orderId }) => orderId === order.id).map(({ payer }) => payer))],
    })),
    ...pageFields(page, total),
  };
}

/** From whose accounts transfers came for some orders, as the statements have it. */
async function payersOf(db: Executor, orderIds: readonly number[]) {
  return db
    .select({ orderId: paymentOrders.orderId, payer: bankTransfers.payer })
    .from(paymentOrders)
    .innerJoin(bankTransfers, eq(bankTransfers.paymentId, paymentOrders.paymentId))
    .where(and(inArray(paymentOrders.orderId, [...orderIds]), ne(bankTransfers.payer, "")))
    .orderBy(asc(bankTransfers.id));
}
