import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Translations } from "../language.ts";

/** What shops mainly deal in. */
export const trades = pgTable("trades", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  translations: jsonb().$type<Translations<"name">>().notNull().default({}),
  image: text("picture"),
  position: integer().notNull().default(0),
  deletedAt: timestamp("deleted_at", { withTimezone: true }),
});

export const shops = pgTable(
  "shops",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    intro: text().notNull().default(""),
    translations: jsonb().$type<Translations<"name" | "intro">>().notNull().default({}),
    tradeId: integer("trade_id").references(() => trades.id),
    isSelfOperated: boolean("is_self_operated").notNull().default(false),
    logo: text(),
    cover: text(),
    banner: text(),
    phone: text().notNull().default(""),
    /** Average stars of the reviews of its products. */
    score: numeric({ precision: 3, scale: 2, mode: "number" }).notNull().default(5),
    /** The marketplace's own rating. */
    stars: smallint().notNull().default(5),
    followers: integer().notNull().default(0),
    visitors: integer().notNull().default(0),
    isRecommended: boolean("is_recommended").notNull().default(false),
    /** The smaller, the earlier it is listed. */
    weight: integer().notNull().default(255),
    isOpen: boolean("is_open").notNull().default(true),
    isFrozen: boolean("is_frozen").notNull().default(false),
    takesPayments: boolean("takes_payments").notNull().default(true),
    /** Null: no limit. */
    expiresAt: timestamp("expires_at", { withTimezone: true }),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (shop) => [
    check("shops_stars_in_range", sql`${shop.stars} between 0 and 5`),
    check("shops_score_in_range", sql`${shop.score} between 0 and 5`),
  ],
);

/** The shelves that a shop sorts its own products on, independent of the platform's categories. */
export const shopCategories = pgTable(
  "shop_categories",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    name: text().notNull(),
    translations: jsonb().$type<Translations<"name">>().notNull().default({}),
    position: integer().notNull().default(0),
    isShown: boolean("is_shown").notNull().default(true),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (category) => [index("shop_categories_shop").on(category.shopId)],
);
