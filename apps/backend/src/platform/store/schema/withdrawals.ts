import { boolean, check, index, integer, pgTable, primaryKey, sql, text, timestamp, uniqueIndex } from "../sql.ts";
import { afterSales } from "./after-sales.ts";
import { products } from "./catalog.ts";
import { customers } from "./customers.ts";
import { orderLines, orders } from "./orders.ts";

/** Why the law lets nobody withdraw from the purchase of a product. */
export const exclusionReasons = ["custom", "perishable", "sealed", "media", "digital", "dated", "press"] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** Products whose purchase is binding; orders that were placed before are not concerned. */
export const withdrawalExclusions = pgTable("withdrawal_exclusions", {
  productId: integer("product_id")
    .primaryKey()
    .references(() => products.id, { onDelete: "cascade" }),
  reason: text({ enum: exclusionReasons }).notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

/** That somebody has withdrawn from the contract of an order, or of a part of it. Never changed. Amounts are fen. */
export const withdrawals = pgTable(
  "withdrawals",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    /** Who it was, and how they can be reached, as they have said themselves. */
    name: text().notNull(),
    contact: text().notNull(),
    /** By the order's link instead of the customer's session. */
    isByLink: boolean("is_by_link").notNull(),
    /** All that comes back, freight included. */
    amount: integer().notNull(),
    freight: integer().notNull(),
    /** What the client calls it, so that a repetition of it is recognised; and SHA-256 of what was withdrawn from. */
    idempotencyKey: text("idempotency_key"),
    contentHash: text("content_hash").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (withdrawal) => [
    uniqueIndex("withdrawals_idempotency").on(withdrawal.orderId, withdrawal.idempotencyKey),
    index("withdrawals_order").on(withdrawal.orderId, withdrawal.id),
    index("withdrawals_customer").on(withdrawal.customerId),
    check("withdrawals_amounts", sql`${withdrawal.freight} >= 0 and ${withdrawal.amount} >= ${withdrawal.freight}`),
  ],
);

export type Withdrawal = typeof withdrawals.$inferSelect;

/** The lines of a withdrawal; what becomes of each is an after-sales request. */
export const withdrawalLines = pgTable(
  "withdrawal_lines",
  {
    withdrawalId: integer("withdrawal_id")
      .notNull()
      .references(() => withdrawals.id, { onDelete: "cascade" }),
    lineId: integer("line_id")
      .notNull()
      .references(() => orderLines.id),
    afterSaleId: integer("after_sale_id")
      .notNull()
      .unique("withdrawal_lines_after_sale")
      .references(() => afterSales.id),
  },
  (line) => [primaryKey({ columns: [line.withdrawalId, line.lineId] }), index("withdrawal_lines_line").on(line.lineId)],
);
