import { boolean, check, index, integer, pgTable, primaryKey, sql, timestamp, uniqueIndex } from "../sql.ts";
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

/** What customers have put aside from their carts. */
export const laterLines = pgTable(
  "later_lines",
  {
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Refers to a SKU that may be gone, like that of a line of the cart. */
    skuId: integer("sku_id").notNull(),
    quantity: integer().notNull(),
    savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.customerId, line.skuId] }),
    index("later_lines_product").on(line.productId),
    check("later_lines_quantity", sql`${line.quantity} > 0`),
  ],
);
