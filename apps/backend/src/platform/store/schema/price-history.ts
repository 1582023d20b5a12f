import { check, index, integer, pgTable, primaryKey, sql, timestamp } from "../sql.ts";
import { skus } from "./catalog.ts";

const ofSku = () =>
  integer("sku_id")
    .notNull()
    .references(() => skus.id, { onDelete: "cascade" });

/**
 * What SKUs have cost apart from flash sales: a row when one comes and each time its price changes, which a trigger
 * writes, so that a change by hand counts. Of several changes in one transaction the last is the one that anybody saw.
 */
export const skuPriceChanges = pgTable(
  "sku_price_changes",
  {
    skuId: ofSku(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
    /** In fen, from then on. */
    price: integer().notNull(),
  },
  (change) => [
    primaryKey({ columns: [change.skuId, change.changedAt] }),
    index("sku_price_changes_time").on(change.changedAt),
  ],
);

/**
 * From when to when SKUs were on flash sale, and for how much. The schedule says what will be and may be changed, so what
 * runs is written down when a slot or a day begins (`flashTurns`), and by triggers when the schedule changes.
 */
export const skuFlashRuns = pgTable(
  "sku_flash_runs",
  {
    skuId: ofSku(),
    beganAt: timestamp("began_at", { withTimezone: true }).notNull(),
    /** Lies ahead while it runs. */
    endedAt: timestamp("ended_at", { withTimezone: true }).notNull(),
    /** In fen. */
    price: integer().notNull(),
  },
  (run) => [
    primaryKey({ columns: [run.skuId, run.beganAt] }),
    check("sku_flash_runs_range", sql`${run.beganAt} < ${run.endedAt}`),
    index("sku_flash_runs_end").on(run.endedAt),
  ],
);
