import { check, index, integer, jsonb, pgTable, primaryKey, sql, text, timestamp, uniqueIndex } from "../sql.ts";
import { agents } from "./agents.ts";
import { products } from "./catalog.ts";
import { shops } from "./merchants.ts";

/** Where a new price ends: at a fen, at ten fen, at 90 fen, or at whole yuan. */
export const roundings = ["fen", "jiao", "ninety", "yuan"] as const;
export type Rounding = (typeof roundings)[number];

/** What a bulk change does to each product, or to each SKU of one. */
export type BulkEdit =
  /** By tenths of a percent, or by fen; both may be negative. */
  | {
      readonly kind: "price" | "market_price";
      readonly by: "percent" | "amount";
      readonly value: number;
      readonly rounding: Rounding;
    }
  | { readonly kind: "no_market_price" }
  | { readonly kind: "set_stock" | "add_stock"; readonly value: number }
  | { readonly kind: "listing"; readonly isListed: boolean }
  /** The lowest level of it; its path is read when it is applied. */
  | { readonly kind: "category"; readonly categoryId: number }
  /** Null: none. */
  | { readonly kind: "own_category"; readonly shopCategoryId: number | null }
  /** `fixedAmount` in fen, in mode `fixed`; `templateId` in mode `template`. */
  | {
      readonly kind: "freight";
      readonly mode: "free" | "fixed" | "template";
      readonly fixedAmount: number;
      readonly templateId: number | null;
    };

/** A category as products name it, from the first level on. */
export type BulkPath = readonly [number, number | null, number | null];

/** How a product is sent; null: as the shop's standard says. */
export type BulkFreight = {
  readonly mode: "free" | "fixed" | "template";
  readonly fixedAmount: number;
  readonly templateId: number | null;
} | null;

/** What something of a product, or of one of its SKUs, was and became. */
export type BulkValue =
  | {
      readonly column: "price" | "marketPrice" | "stock";
      readonly skuId: number;
      readonly was: number;
      readonly became: number;
    }
  | { readonly column: "isOnShelf"; readonly was: boolean; readonly became: boolean }
  | { readonly column: "category"; readonly was: BulkPath; readonly became: BulkPath }
  | { readonly column: "shopCategoryId"; readonly was: number | null; readonly became: number | null }
  | { readonly column: "freight"; readonly was: BulkFreight; readonly became: BulkFreight };

/** Why a product, or a SKU of it, was left as it was. */
export const bulkObstacles = [
  "same",
  "gone",
  "taken_down",
  "other_trades",
  "document_missing",
  "price_zero",
  "price_high",
  "stock_below_zero",
  "stock_high",
  "flash_sale",
  "changed_meanwhile",
] as const;
export type BulkObstacle = (typeof bulkObstacles)[number];

export const bulkStates = ["applying", "done", "cancelled", "undoing", "undone"] as const;

/** Changes of many products at once, which are applied in batches and can be undone. */
export const bulkChanges = pgTable(
  "bulk_changes",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    agentId: integer("agent_id")
      .notNull()
      .references(() => agents.id),
    /** What the client calls it: one that is sent again is the same. */
    idempotencyKey: text("idempotency_key").notNull(),
    edit: jsonb().$type<BulkEdit>().notNull(),
    state: text({ enum: bulkStates }).notNull(),
    /** When the difference was shown: prices and stocks that others have changed since are left. */
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
    /** Products. */
    total: integer().notNull(),
    /** Products that were looked at, whether they were changed or not. */
    applied: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    /** Products in which something was put back, and in which something was left because it is another one by now. */
    undone: integer().notNull().default(0),
    notUndone: integer("not_undone").notNull().default(0),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
    endedAt: timestamp("ended_at", { withTimezone: true }),
    undoneAt: timestamp("undone_at", { withTimezone: true }),
  },
  (change) => [
    uniqueIndex("bulk_changes_key").on(change.shopId, change.idempotencyKey),
    index("bulk_changes_shop").on(change.shopId, change.id),
    index("bulk_changes_agent").on(change.agentId),
    // One at a time in a shop, so that nobody changes by percent what is being changed by percent.
    uniqueIndex("bulk_changes_running")
      .on(change.shopId)
      .where(sql`state in ('applying', 'undoing')`),
    check("bulk_changes_counts", sql`${change.applied} <= ${change.total} and ${change.changed} <= ${change.applied}`),
  ],
);

export type BulkChangeRow = typeof bulkChanges.$inferSelect;

/** The products of a bulk change: what each was and became. */
export const bulkChangeRows = pgTable(
  "bulk_change_rows",
  {
    changeId: integer("change_id")
      .notNull()
      .references(() => bulkChanges.id, { onDelete: "cascade" }),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Waits, was applied, was undone: as the change goes on. */
    state: text({ enum: ["waits", "applied", "undone"] })
      .notNull()
      .default("waits"),
    values: jsonb().$type<readonly BulkValue[]>().notNull().default([]),
    /** What was left of it, each reason once. */
    obstacles: text({ enum: bulkObstacles }).array().notNull().default([]),
    /** Values that were not put back. */
    left: integer().notNull().default(0),
  },
  (row) => [
    primaryKey({ columns: [row.changeId, row.productId] }),
    index("bulk_change_rows_product").on(row.productId),
    index("bulk_change_rows_state").on(row.changeId, row.state, row.productId),
  ],
);
