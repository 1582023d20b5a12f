import { boolean, check, integer, pgTable, sql } from "../sql.ts";
import { shops } from "./merchants.ts";

/** Whether, where and up to which amount customers pay a shop in cash at the door. */
export const cashTerms = pgTable(
  "cash_terms",
  {
    shopId: integer("shop_id")
      .primaryKey()
      .references(() => shops.id),
    isOffered: boolean("is_offered").notNull(),
    /** Up to which amount of an order, in fen; null: the platform's limit alone counts. */
    most: integer(),
    /** Codes of provinces, cities or districts; empty: wherever it sends to. */
    regionIds: integer("region_ids").array().notNull().default([]),
    /** Counts changes: who changes them names the one that they have read. */
    revision: integer().notNull().default(1),
  },
  (terms) => [check("cash_terms_most", sql`${terms.most} > 0`)],
);
