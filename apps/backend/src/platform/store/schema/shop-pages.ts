import type { Translations } from "../language.ts";
import type { WrittenTexts } from "../language-texts.ts";
import { check, index, integer, jsonb, pgTable, sql, text, timestamp } from "../sql.ts";
import { agents } from "./agents.ts";
import { shops } from "./merchants.ts";

/** What a shop writes of itself. */
export interface ShopPageContents {
  readonly name: WrittenTexts;
  readonly intro: WrittenTexts;
  /** HTML. */
  readonly story: WrittenTexts;
  /** Paths. */
  readonly logo: string | null;
  readonly banner: string | null;
  readonly cover: string | null;
}

/** The page of a shop as its owners write it. Name, intro and pictures that are published stand in the row of the shop. */
export const shopPages = pgTable("shop_pages", {
  shopId: integer("shop_id")
    .primaryKey()
    .references(() => shops.id),
  /** The published one, HTML by language. */
  story: jsonb().$type<WrittenTexts>().notNull().default({}),
  /** What is not published yet; null: nothing. */
  draft: jsonb().$type<ShopPageContents>(),
  /** Counts changes: who changes it names the one that they have read. */
  revision: integer().notNull().default(1),
  /** Null: nobody at the desk. */
  changedBy: integer("changed_by").references(() => agents.id, { onDelete: "set null" }),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
});

export type ShopPageRow = typeof shopPages.$inferSelect;

/** The name that a shop would like to have: it waits for an operator, or was refused. One that is accepted is the shop's. */
export const proposedShopNames = pgTable(
  "proposed_shop_names",
  {
    shopId: integer("shop_id")
      .primaryKey()
      .references(() => shops.id),
    name: text().notNull(),
    translations: jsonb().$type<Translations<"name">>().notNull().default({}),
    state: text({ enum: ["waits", "refused"] }).notNull(),
    /** Why it was refused; "" otherwise. */
    grounds: text().notNull().default(""),
    /** Counts proposals and decisions: who decides names the one that they have read. */
    revision: integer().notNull().default(1),
    sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
    /** The operator who has refused it; null: nobody at the desk. */
    decidedBy: integer("decided_by").references(() => agents.id, { onDelete: "set null" }),
  },
  (proposed) => [
    index("proposed_shop_names_waiting")
      .on(proposed.sentAt)
      .where(sql`state = 'waits'`),
    check("proposed_shop_names_decided_or_not", sql`(${proposed.state} = 'waits') = (${proposed.decidedAt} is null)`),
    check("proposed_shop_names_refused", sql`(${proposed.state} = 'refused') = (${proposed.grounds} <> '')`),
  ],
);

export type ProposedShopName = typeof proposedShopNames.$inferSelect;
