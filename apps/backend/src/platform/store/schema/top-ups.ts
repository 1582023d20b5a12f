import { check, index, integer, pgTable, sql, text, timestamp, uniqueIndex } from "../sql.ts";
import { customers } from "./customers.ts";

/** Money that a customer wants to put into the wallet. It is there once a payment for it has come. */
export const topUps = pgTable(
  "top_ups",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    number: text().notNull().unique(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    /** Fen. */
    amount: integer().notNull(),
    /** What the client calls this request, so that a repetition of it is recognised. */
    idempotencyKey: text("idempotency_key"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Until when payments for it are begun; what arrives later is taken all the same. */
    payBefore: timestamp("pay_before", { withTimezone: true }).notNull(),
    paidAt: timestamp("paid_at", { withTimezone: true }),
  },
  (topUp) => [
    index("top_ups_customer").on(topUp.customerId, topUp.id),
    uniqueIndex("top_ups_idempotency").on(topUp.customerId, topUp.idempotencyKey),
    check("top_ups_amount", sql`${topUp.amount} > 0`),
  ],
);

export type TopUp = typeof topUps.$inferSelect;
