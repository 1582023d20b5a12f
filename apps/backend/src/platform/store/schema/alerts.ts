import { check, index, integer, pgTable, sql, text, timestamp, unique } from "../sql.ts";
import { products } from "./catalog.ts";
import { customers } from "./customers.ts";

/** `price`: it costs no more than wished for. `stock`: it is there again. `flash`: it is in a flash sale that begins. */
export const alertKinds = ["price", "stock", "flash"] as const;
export type AlertKind = (typeof alertKinds)[number];

/** What customers wait for. What has happened is a notice, and no row here any more. */
export const alerts = pgTable(
  "alerts",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    kind: text({ enum: alertKinds }).notNull(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Null: whichever of the product. The SKU may be gone. */
    skuId: integer("sku_id"),
    /** The price, in fen, at or below which the customer is notified. */
    targetPrice: integer("wish"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (alert) => [
    unique("alerts_once").on(alert.customerId, alert.productId, alert.kind, alert.skuId).nullsNotDistinct(),
    index("alerts_product").on(alert.productId),
    check(
      "alerts_wish",
      sql`(${alert.kind} = 'price') = (${alert.targetPrice} is not null) and ${alert.targetPrice} > 0`,
    ),
    check("alerts_flash_of_a_product", sql`${alert.kind} <> 'flash' or ${alert.skuId} is null`),
  ],
);

export type Alert = typeof alerts.$inferSelect;
