import { boolean, check, index, integer, pgTable, primaryKey, sql, text, timestamp, uniqueIndex } from "../sql.ts";
import { afterSales } from "./after-sales.ts";
import { customers } from "./customers.ts";
import { orders } from "./orders.ts";
import type { PayMethod } from "./pay-methods.ts";

export const paymentSubjectKinds = ["order", "checkout", "topUp"] as const;

export type PaymentSubjectKind = (typeof paymentSubjectKinds)[number];

/** An attempt to pay for one or several orders. Amounts are fen. */
export const payments = pgTable(
  "payments",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** What the provider knows it by. */
    number: text().notNull().unique(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    method: text().$type<PayMethod>().notNull(),
    amount: integer().notNull(),
    /** What the customer wanted to pay for: one order, what was still unpaid of a checkout, or a top-up of the wallet. */
    subjectKind: text("subject_kind", { enum: paymentSubjectKinds }).notNull(),
    subjectId: integer("subject_id").notNull(),
    /** What the client calls this attempt, so that a repetition of it is recognised. */
    idempotencyKey: text("idempotency_key"),
    /** `superseded`: another attempt has been made since, and this one is not taken up again. It may still be paid. */
    state: text({ enum: ["pending", "paid", "superseded"] }).notNull(),
    /** What a provider that does not go by our number calls the payment once it is started; null: nothing, or not yet. */
    startedReference: text("started_reference"),
    /** The provider's number of the transaction. */
    providerReference: text("provider_reference"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    paidAt: timestamp("paid_at", { withTimezone: true }),
    /** When the provider is asked next whether it was paid, in case that its notification was lost; null: never. */
    askAt: timestamp("ask_at", { withTimezone: true }),
  },
  (payment) => [
    index("payments_to_ask")
      .on(payment.id)
      .where(sql`ask_at is not null`),
    uniqueIndex("payments_idempotency").on(payment.customerId, payment.idempotencyKey),
    uniqueIndex("payments_provider_reference")
      .on(payment.method, payment.providerReference)
      .where(sql`provider_reference is not null`),
    index("payments_bank_transfer")
      .on(payment.id)
      .where(sql`method = 'bank_transfer'`),
    check("payments_amount", sql`${payment.amount} >= 0`),
  ],
);

export type Payment = typeof payments.$inferSelect;

/** What a payment is for, and how much of it. */
export const paymentOrders = pgTable(
  "payment_orders",
  {
    paymentId: integer("payment_id")
      .notNull()
      .references(() => payments.id),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    amount: integer().notNull(),
  },
  (part) => [primaryKey({ columns: [part.paymentId, part.orderId] }), index("payment_orders_order").on(part.orderId)],
);

/** Money that goes back: of a payment's part for one order all that is left, or what one after-sales request asks for. */
export const refunds = pgTable(
  "refunds",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    number: text().notNull().unique(),
    paymentId: integer("payment_id")
      .notNull()
      .references(() => payments.id),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    amount: integer().notNull(),
    /** `pending`: the provider still has to be told. */
    state: text({ enum: ["pending", "done"] }).notNull(),
    reason: text().notNull(),
    /** The request that it is for; null: it is for the order. */
    afterSaleId: integer("after_sale_id").references(() => afterSales.id),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the provider said that it has begun to, which takes it days for some cards; null: it has not said so. */
    begunAt: timestamp("begun_at", { withTimezone: true }),
    doneAt: timestamp("done_at", { withTimezone: true }),
    /** Of money that a person has transferred back: the bank's number of it. */
    bankReference: text("bank_reference").unique(),
    /** When the provider is told, or asked how far it is, next. */
    tellAt: timestamp("tell_at", { withTimezone: true }).notNull().defaultNow(),
    /** Nobody has looked yet whether there is an invoice that it corrects. */
    awaitsCreditNote: boolean("awaits_credit_note").notNull().default(true),
  },
  (refund) => [
    uniqueIndex("refunds_once")
      .on(refund.paymentId, refund.orderId)
      .where(sql`after_sale_id is null`),
    uniqueIndex("refunds_once_a_request").on(refund.afterSaleId, refund.paymentId),
    index("refunds_order").on(refund.orderId),
    index("refunds_pending")
      .on(refund.id)
      .where(sql`state = 'pending'`),
    index("refunds_awaiting_credit_note")
      .on(refund.id)
      .where(sql`state = 'done' and awaits_credit_note`),
    check("refunds_amount", sql`${refund.amount} >= 0`),
  ],
);
