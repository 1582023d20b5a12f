import type { Translations } from "../language.ts";
import { boolean, check, date, index, integer, jsonb, pgTable, sql, text, timestamp, uniqueIndex } from "../sql.ts";
import { agents } from "./agents.ts";
import { categories } from "./catalog.ts";
import { shops } from "./merchants.ts";

/** Kinds of documents that a shop has to have shown to sell in a category and below it. */
export const requiredDocuments = pgTable(
  "required_documents",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    categoryId: integer("category_id")
      .notNull()
      .references(() => categories.id),
    name: text().notNull(),
    /** What merchants should know of it: who issues it, what has to be on it; "": nothing. */
    note: text().notNull().default(""),
    translations: jsonb().$type<Translations<"name" | "note">>().notNull().default({}),
    /** Shops say until when theirs is valid. */
    hasExpiry: boolean("has_expiry").notNull().default(false),
    /** Counts changes: who changes it names the one that they have read. */
    revision: integer().notNull().default(1),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (document) => [
    index("required_documents_category")
      .on(document.categoryId)
      .where(sql`deleted_at is null`),
  ],
);

export type RequiredDocument = typeof requiredDocuments.$inferSelect;

export const shopDocumentStates = ["waits", "accepted", "refused"] as const;
export type ShopDocumentState = (typeof shopDocumentStates)[number];

/**
 * What a shop has shown of a kind: at most one that operators have accepted, and one that was sent after it, which waits or was
 * refused. So whoever renews a document is not without one meanwhile.
 */
export const shopDocuments = pgTable(
  "shop_documents",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    kindId: integer("kind_id")
      .notNull()
      .references(() => requiredDocuments.id),
    /** Of an upload. */
    path: text().notNull(),
    /** The last day that it is valid on; null: it does not expire. */
    expiresOn: date("expires_on", { mode: "string" }),
    state: text({ enum: shopDocumentStates }).notNull(),
    /** Why it was refused; "" otherwise. */
    grounds: text().notNull().default(""),
    /** Counts what the shop has sent, and decisions: who decides names the one that they have read. */
    revision: integer().notNull().default(1),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
    /** The operator who has decided it; null: nobody at the desk. */
    decidedBy: integer("decided_by").references(() => agents.id, { onDelete: "set null" }),
  },
  (document) => [
    uniqueIndex("shop_documents_accepted")
      .on(document.shopId, document.kindId)
      .where(sql`state = 'accepted'`),
    uniqueIndex("shop_documents_sent")
      .on(document.shopId, document.kindId)
      .where(sql`state <> 'accepted'`),
    index("shop_documents_kind").on(document.kindId),
    index("shop_documents_waiting")
      .on(document.sentAt)
      .where(sql`state = 'waits'`),
    check("shop_documents_decided_or_not", sql`(${document.state} = 'waits') = (${document.decidedAt} is null)`),
    check("shop_documents_refused", sql`(${document.state} = 'refused') = (${document.grounds} <> '')`),
  ],
);

export type ShopDocument = typeof shopDocuments.$inferSelect;
