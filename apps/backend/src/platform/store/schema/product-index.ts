import type { Translations } from "../language.ts";
import { bigint, customType, index, integer, jsonb, pgTable, sql, text, timestamp, uniqueIndex } from "../sql.ts";

/** The number of a transaction, which is never used again. */
const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

export type CatalogChange =
  | "product"
  | "words"
  | "shop"
  | "category"
  | "brand"
  | "meaning"
  | "attribute"
  | "flash"
  /** Nothing has: a node has written down what it had read until then. */
  | "snapshot";

/**
 * What has changed, written by triggers and only ever added to, so that nobody waits for anybody. Nodes read it from
 * the oldest transaction on that was still open when they last did, so none is missed that commits late. Refers to rows
 * that may be gone.
 */
export const catalogChanges = pgTable(
  "catalog_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** A product, or the texts that it is found by; what many products share, or its name; anything of the flash sale. */
    kind: text().$type<CatalogChange>().notNull(),
    /** 0 for the flash sale; of a snapshot its number. */
    rowId: integer("row_id").notNull(),
    changedIn: xid8("changed_in")
      .notNull()
      .default(sql`pg_current_xact_id()`),
    changedAt: timestamp("changed_at", { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (change) => [
    index("catalog_changes_transaction").on(change.changedIn),
    index("catalog_changes_age").on(change.changedAt),
  ],
);

/**
 * What the values of products' options mean, once each: two products that are called red in colour have the same one. Written
 * by triggers, never removed, so that addresses can name them.
 */
export const optionMeanings = pgTable(
  "option_meanings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    option: text("option_name").notNull(),
    value: text().notNull(),
    translations: jsonb().$type<Translations<"option" | "value">>().notNull().default({}),
  },
  (meaning) => [uniqueIndex("option_meanings_texts").on(meaning.option, meaning.value)],
);
