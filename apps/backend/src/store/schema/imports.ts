import { boolean, integer, pgTable, primaryKey, text, timestamp, unique } from "drizzle-orm/pg-core";
import { shops } from "./merchants.ts";

/** How far a file has been imported into a shop, so that an import that breaks off goes on where it was. */
export const imports = pgTable(
  "imports",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    /** Of the file, as hexadecimal digits. */
    contentHash: text("content_hash").notNull(),
    /** How many products of the file are behind us, those that were rejected included. */
    done: integer().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    rejected: integer().notNull().default(0),
    isFinished: boolean("is_finished").notNull().default(false),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (row) => [unique("imports_content").on(row.shopId, row.contentHash)],
);

/** Pictures that imports have brought to a shop, by their content and by the addresses that they came from. */
export const shopPictures = pgTable(
  "shop_pictures",
  {
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    /** `content:` or `address:`, and a hash. */
    source: text().notNull(),
    /** Where the port keeps it. */
    path: text().notNull(),
    /** False until the port has the file. */
    isStored: boolean("is_stored").notNull().default(false),
  },
  (picture) => [primaryKey({ columns: [picture.shopId, picture.source] })],
);
