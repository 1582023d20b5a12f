import { bigint, check, index, integer, pgTable, sql, text, timestamp } from "../sql.ts";
import { skus } from "./catalog.ts";

/**
 * Why a stock changes. `opening`: it was there when the SKU, or this record, began; `unknown`: whoever changed it has not said,
 * such as somebody in the database.
 */
export const stockCauses = [
  "opening",
  "order",
  "order_closed",
  "returned",
  "import",
  "by_hand",
  "bulk",
  "flash_set_aside",
  "flash_released",
  "product_form",
  "unknown",
] as const;
export type StockCause = (typeof stockCauses)[number];

/**
 * Every change of the stock of a SKU, which a trigger writes, so that a change by hand counts. The rows of one SKU follow each
 * other by their ids: each says what the stock was after it.
 */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    skuId: integer("sku_id")
      .notNull()
      .references(() => skus.id, { onDelete: "cascade" }),
    at: timestamp({ withTimezone: true }).notNull(),
    cause: text({ enum: stockCauses }).notNull(),
    /** What the cause is known by: of `order` the checkout, of `order_closed` and `returned` the order, of `bulk` the change; null: nothing. */
    causeId: integer("cause_id"),
    change: integer().notNull(),
    stockAfter: integer("stock_after").notNull(),
    /** Null: nobody at the desk. Without a reference, which each order would have to check. */
    agentId: integer("agent_id"),
  },
  (movement) => [
    index("stock_movements_sku").on(movement.skuId, movement.id),
    // They come in the order of time, so that it need not be exact to find the oldest.
    index("stock_movements_time").using("brin", movement.at),
    check("stock_movements_change", sql`${movement.change} <> 0`),
    check("stock_movements_stock", sql`${movement.stockAfter} >= 0`),
  ],
);

export type StockMovement = typeof stockMovements.$inferSelect;
