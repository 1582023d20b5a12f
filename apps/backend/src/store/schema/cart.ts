import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { customers } from "./customers.ts";
import { products } from "./catalog.ts";

export const cartLines = pgTable(
  "cart_lines",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Refers to a SKU that may be gone: the line stays, and says so. */
    skuId: integer("sku_id").notNull(),
    quantity: integer().notNull(),
    isSelected: boolean("is_selected").notNull().default(true),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (line) => [
    uniqueIndex("cart_lines_sku").on(line.customerId, line.skuId),
    check("cart_lines_quantity", sql`${line.quantity} > 0`),
  ],
);
