import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { products } from "./catalog.ts";
import type { Language, Translations } from "../language.ts";

/** What buyers say about a product, in their own language. */
export const reviews = pgTable(
  "reviews",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** The texts of the chosen options as they were then; "" for a product without options. */
    skuLabel: text("sku_label").notNull().default(""),
    translations: jsonb().$type<Translations<"skuLabel">>().notNull().default({}),
    nickname: text().notNull(),
    avatar: text(),
    /** 1 to 5: how good the product is, whether it is as described, and how shop and delivery did. */
    productStars: smallint("product_stars").notNull(),
    descriptionStars: smallint("description_stars").notNull(),
    serviceStars: smallint("service_stars").notNull(),
    deliveryStars: smallint("delivery_stars").notNull(),
    /** "" for stars alone. */
    body: text().notNull().default(""),
    /** Of the body; null where it is not known. */
    language: text().$type<Language>(),
    images: text("pictures").array().notNull().default([]),
    /** The merchant's answer; "": none. */
    reply: text().notNull().default(""),
    isVisible: boolean("is_visible").notNull().default(true),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (review) => [
    index("reviews_product").on(review.productId, review.id),
    check(
      "reviews_stars_in_range",
      sql`${review.productStars} between 1 and 5 and ${review.descriptionStars} between 1 and 5
        and ${review.serviceStars} between 1 and 5 and ${review.deliveryStars} between 1 and 5`,
    ),
  ],
);
