import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { bankTransfers } from "../../platform/store/schema/bank-transfers.ts";
import { paymentOrders, payments, refunds } from "../../platform/store/schema/payments.ts";
import { and, asc, count, eq, inArray, isNotNull, sql } from "../../platform/store/sql.ts";
import { exportedMoney } from "../../platform/wire/money.ts";
import { singleRow } from "../../platform/store/rows.ts";

export const personalData: PersonalData = {
  tables: [payments, paymentOrders, refunds, bankTransfers],
  export: async (tx, { id }) => {
    const paid = await tx.select().from(payments).where(eq(payments.customerId, id)).orderBy(asc(payments.id));
    const back = await tx
      .select({ refund: refunds, method: payments.method })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.customerId, id))
      .orderBy(asc(refunds.id));
    const transferred = await tx
      .select({ transfer: bankTransfers })
      .from(bankTransfers)
      .innerJoin(payments, eq(payments.id, bankTransfers.paymentId))
      .where(eq(payments.customerId, id))
      .orderBy(asc(bankTransfers.id));
    return {
      transfers: transferred.map(({ transfer: { amount, receivedOn, bankReference, payer } }) => ({
        ...exportedMoney(amount),
        receivedOn,
        bankReference,
        payer,
      })),
      payments: paid.map(({ number, method, amount, state, createdAt, paidAt }) => ({
        number,
        method,
        ...exportedMoney(amount),
        state,
        begunAt: createdAt,
        paidAt,
      })),
      refunds: back.map(({ refund, method }) => ({
        number: refund.number,
        method,
        ...exportedMoney(refund.amount),
        state: refund.state,
        begunAt: refund.createdAt,
        doneAt: refund.doneAt,
      })),
    };
  },
  // Their numbers stay, by which providers and the bank know them.
  erase: async (tx, { id }) => {
    await tx.update(payments).set({ idempotencyKey: null }).where(eq(payments.customerId, id));
    const own = tx.select({ id: payments.id }).from(payments).where(eq(payments.customerId, id));
    await tx.update(bankTransfers).set({ payer: "" }).where(inArray(bankTransfers.paymentId, own));
  },
  obstacles: async (tx, { id }) => {
    const pending = await tx
      .select({ count: count(), amount: sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(and(eq(payments.customerId, id), eq(refunds.state, "pending")));
    // A top-up that a provider may still report; orders that wait for money bar by themselves.
    const expected = await tx
      .select({ count: count(), amount: sql`coalesce(sum(${payments.amount}), 0)`.mapWith(Number) })
      .from(payments)
      .where(
        and(
          eq(payments.customerId, id),
          eq(payments.state, "pending"),
          isNotNull(payments.askAt),
          eq(payments.subjectKind, "topUp"),
        ),
      );
    return [
      { kind: "refunds", ...singleRow(pending) },
      { kind: "top_ups", ...singleRow(expected) },
    ];
  },
};
