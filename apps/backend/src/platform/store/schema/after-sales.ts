import { boolean, check, index, integer, pgTable, sql, text, timestamp, uniqueIndex } from "../sql.ts";
import { agents } from "./agents.ts";
import { customers } from "./customers.ts";
import { shops } from "./merchants.ts";
import { orderLines, orders } from "./orders.ts";

/** In the order of the contract's numbers, 0 to 6; `revoked` is ours. */
export const afterSaleStates = [
  "applied",
  "refused",
  "toReturn",
  "returned",
  "goodsRefused",
  "refunding",
  "refunded",
  "revoked",
] as const;
export type AfterSaleState = (typeof afterSaleStates)[number];

export const afterSaleTypes = ["refund", "return"] as const;
export type AfterSaleType = (typeof afterSaleTypes)[number];

export const afterSaleActors = ["customer", "shop", "system"] as const;

/** What somebody asks back for pieces of an order's line. Amounts are fen. */
export const afterSales = pgTable(
  "after_sales",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** 18 digits, the first 14 of them the wall clock. */
    number: text().notNull().unique(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    lineId: integer("line_id")
      .notNull()
      .references(() => orderLines.id),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    /** Money alone, or money for goods that come back. */
    type: text({ enum: afterSaleTypes }).notNull(),
    quantity: integer().notNull(),
    reason: text().notNull(),
    remark: text().notNull().default(""),
    images: text("pictures").array().notNull().default([]),
    /** What the pieces give back. */
    amount: integer().notNull(),
    /** What of the freight goes back with them, once that is decided. */
    freight: integer().notNull().default(0),
    state: text({ enum: afterSaleStates }).notNull(),
    /** Why the shop refuses the request, or the goods; "" while it does not. */
    rejection: text("refusal").notNull().default(""),
    /** The customer withdraws from the contract, which no shop can refuse. */
    isWithdrawal: boolean("is_withdrawal").notNull().default(false),
    /** When the state ends by itself; null: never. */
    deadline: timestamp({ withTimezone: true }),
    /** What the client calls the request, so that a repetition of it is recognised; and SHA-256 of what it asked. */
    idempotencyKey: text("idempotency_key"),
    contentHash: text("content_hash").notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    refundedAt: timestamp("refunded_at", { withTimezone: true }),
  },
  (afterSale) => [
    // One that is open holds its line.
    uniqueIndex("after_sales_open")
      .on(afterSale.lineId)
      .where(sql`state not in ('refunded', 'revoked')`),
    uniqueIndex("after_sales_idempotency").on(afterSale.customerId, afterSale.idempotencyKey),
    index("after_sales_line").on(afterSale.lineId),
    index("after_sales_order").on(afterSale.orderId),
    index("after_sales_customer").on(afterSale.customerId, afterSale.id),
    index("after_sales_shop").on(afterSale.shopId, afterSale.state, afterSale.id),
    index("after_sales_due")
      .on(afterSale.deadline)
      .where(sql`deadline is not null`),
    check("after_sales_quantity", sql`${afterSale.quantity} > 0`),
    check("after_sales_amounts", sql`${afterSale.amount} >= 0 and ${afterSale.freight} >= 0`),
  ],
);

export type AfterSale = typeof afterSales.$inferSelect;

/** Everything that has happened to a request, and who did it. */
export const afterSaleEvents = pgTable(
  "after_sale_events",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    afterSaleId: integer("after_sale_id")
      .notNull()
      .references(() => afterSales.id, { onDelete: "cascade" }),
    /** Null: it came into being. */
    from: text({ enum: afterSaleStates }),
    to: text({ enum: afterSaleStates }).notNull(),
    action: text().notNull(),
    actor: text({ enum: afterSaleActors }).notNull(),
    /** Who of the shop it was; null: nobody at the desk. */
    agentId: integer("agent_id").references(() => agents.id, { onDelete: "set null" }),
    remark: text().notNull().default(""),
    /** What the client calls it, so that a repetition of it is recognised. */
    idempotencyKey: text("idempotency_key"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (event) => [
    index("after_sale_events_of").on(event.afterSaleId),
    uniqueIndex("after_sale_events_idempotency").on(event.afterSaleId, event.idempotencyKey),
  ],
);

/** A parcel in which goods went back to the shop. */
export const returnShipments = pgTable(
  "return_shipments",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    afterSaleId: integer("after_sale_id")
      .notNull()
      .references(() => afterSales.id, { onDelete: "cascade" }),
    carrier: text().notNull(),
    trackingNumber: text("tracking_number").notNull(),
    remark: text().notNull().default(""),
    images: text("pictures").array().notNull().default([]),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (shipment) => [index("return_shipments_of").on(shipment.afterSaleId)],
);
