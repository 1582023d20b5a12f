import { boolean, check, index, integer, jsonb, pgTable, smallint, sql, text, timestamp } from "../sql.ts";
import { agents } from "./agents.ts";
import { products } from "./catalog.ts";
import { customers } from "./customers.ts";
import { orderLines } from "./orders.ts";
import type { Language, Translations } from "../language.ts";
import type { OptionValues } from "../option-values.ts";

/** What buyers say about a product, in their own language. */
export const reviews = pgTable(
  "reviews",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Who wrote it; null: the account is gone, or it came from elsewhere. */
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
    /** What was bought, which is reviewed once; null: the order is gone, or it came from elsewhere. */
    orderLineId: integer("order_line_id")
      .unique("reviews_order_line")
      .references(() => orderLines.id, { onDelete: "set null" }),
    /** The texts of the chosen options as they were then; "" for a product without options. */
    skuLabel: text("sku_label").notNull().default(""),
    /** The same one by one; {} in old rows where they could not be told apart. */
    optionValues: jsonb("option_values").$type<OptionValues>().notNull().default({}),
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
    /** When the answer was given; null: it is not known, or there is none. */
    repliedAt: timestamp("replied_at", { withTimezone: true }),
    /** Who of the shop has answered; null: nobody at the desk. */
    repliedBy: integer("replied_by").references(() => agents.id, { onDelete: "set null" }),
    /** What the customer has added later, once; "": nothing, or nothing any more. */
    followUp: text("follow_up").notNull().default(""),
    followUpImages: text("follow_up_images").array().notNull().default([]),
    /** Null: nothing has been added. */
    followedUpAt: timestamp("followed_up_at", { withTimezone: true }),
    /** When the customer has last changed it; null: it is as it was published. */
    editedAt: timestamp("edited_at", { withTimezone: true }),
    /** How many customers have found it helpful; a trigger counts the votes. */
    helpfulCount: integer("helpful_count").notNull().default(0),
    isVisible: boolean("is_visible").notNull().default(true),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (review) => [
    index("reviews_product").on(review.productId, review.id),
    index("reviews_customer").on(review.customerId, review.id),
    index("reviews_by_helpful").on(review.productId, review.helpfulCount, review.id),
    index("reviews_by_stars").on(review.productId, review.productStars, review.id),
    // The worst first, and the newest of these first: not the other one backwards.
    index("reviews_by_fewest_stars").on(review.productId, review.productStars, review.id.desc().nullsFirst()),
    check(
      "reviews_follow_up",
      sql`${review.followedUpAt} is not null or (${review.followUp} = '' and cardinality(${review.followUpImages}) = 0)`,
    ),
    check(
      "reviews_stars_in_range",
      sql`${review.productStars} between 1 and 5 and ${review.descriptionStars} between 1 and 5
        and ${review.serviceStars} between 1 and 5 and ${review.deliveryStars} between 1 and 5`,
    ),
  ],
);
