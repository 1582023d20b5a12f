import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { customers } from "./customers.ts";
import { orders, payMethods } from "./orders.ts";

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
    method: text({ enum: payMethods }).notNull(),
    amount: integer().notNull(),
    /** What the customer wanted to pay: `order:12`, or `trade:7` for what was still unpaid of a checkout. */
    target: text().notNull(),
    /** What the client calls this attempt, so that a repetition of it is recognised. */
    idempotencyKey: text("idempotency_key"),
    /** `superseded`: another attempt has been made since, and this one is not taken up again. It may still be paid. */
    state: text({ enum: ["pending", "paid", "superseded"] }).notNull(),
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

/** Money that goes back. A payment's part for one order goes back at most once. */
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
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    doneAt: timestamp("done_at", { withTimezone: true }),
    /** When the provider is told, or asked how far it is, next. */
    tellAt: timestamp("tell_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (refund) => [
    uniqueIndex("refunds_once").on(refund.paymentId, refund.orderId),
    index("refunds_pending")
      .on(refund.id)
      .where(sql`state = 'pending'`),
    check("refunds_amount", sql`${refund.amount} >= 0`),
  ],
);
