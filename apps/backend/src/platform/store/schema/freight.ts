import { boolean, check, index, integer, pgTable, primaryKey, smallint, sql, text, uniqueIndex } from "../sql.ts";
import { products } from "./catalog.ts";
import { shops } from "./merchants.ts";

/** What a shop charges for a parcel, by quantity, grams or cubic centimetres. */
export const freightTemplates = pgTable(
  "freight_templates",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    name: text().notNull(),
    unit: text({ enum: ["piece", "weight", "volume"] }).notNull(),
    /** It counts for the products of the shop that say nothing of their own. */
    isDefault: boolean("is_default").notNull().default(false),
    /** Codes of provinces, cities or districts that nothing is sent to by it, whatever its rules say. */
    undeliveredRegionIds: integer("undelivered_region_ids").array().notNull().default([]),
    /** Counts changes: who changes it names the one that they have read. */
    revision: integer().notNull().default(1),
  },
  (template) => [
    uniqueIndex("freight_templates_default")
      .on(template.shopId)
      .where(sql`is_default`),
  ],
);

/** A template's prices for some regions; the rule without regions is for everywhere else. Amounts are fen. */
export const freightRules = pgTable(
  "freight_rules",
  {
    templateId: integer("template_id")
      .notNull()
      .references(() => freightTemplates.id, { onDelete: "cascade" }),
    /** Of two rules for one region the later counts. */
    position: smallint().notNull(),
    /** Codes of provinces, cities or districts; empty: everywhere. */
    regionIds: integer("region_ids").array().notNull().default([]),
    firstUnits: integer("first_units").notNull(),
    firstAmount: integer("first_amount").notNull(),
    nextUnits: integer("next_units").notNull(),
    nextAmount: integer("next_amount").notNull(),
  },
  (rule) => [
    primaryKey({ columns: [rule.templateId, rule.position] }),
    check("freight_rules_units", sql`${rule.firstUnits} > 0 and ${rule.nextUnits} > 0`),
    check("freight_rules_amounts", sql`${rule.firstAmount} >= 0 and ${rule.nextAmount} >= 0`),
  ],
);

/** From how many fen on a shop sends for free; the rule of the smallest region that has one decides alone. */
export const freeShippingRules = pgTable(
  "free_shipping_rules",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    /** Null: everywhere. */
    regionId: integer("region_id"),
    minimum: integer().notNull(),
  },
  (rule) => [
    uniqueIndex("free_shipping_rules_region").on(rule.shopId, sql`coalesce(${rule.regionId}, 0)`),
    check("free_shipping_rules_minimum", sql`${rule.minimum} >= 0`),
  ],
);

/** How a product travels and what that costs; a product without a row travels as its shop sends by default, or else for free. */
export const productShipping = pgTable(
  "product_shipping",
  {
    productId: integer("product_id")
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    mode: text({ enum: ["free", "fixed", "template"] }).notNull(),
    /** Fen apiece, in mode `fixed`. */
    fixedAmount: integer("fixed_amount").notNull().default(0),
    templateId: integer("template_id").references(() => freightTemplates.id),
    grams: integer().notNull().default(0),
    cubicCentimetres: integer("cubic_centimetres").notNull().default(0),
    /** What the buyer of virtual goods receives by itself when the order is paid; null: the merchant writes it. */
    virtualContent: text("virtual_content"),
  },
  (shipping) => [
    index("product_shipping_template").on(shipping.templateId),
    check(
      "product_shipping_template_named",
      sql`(${shipping.mode} = 'template') = (${shipping.templateId} is not null)`,
    ),
    check("product_shipping_amount", sql`${shipping.fixedAmount} >= 0`),
  ],
);
