import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from "../sql.ts";
import { products, skus } from "./catalog.ts";
import type { Translations } from "../language.ts";

/** Periods of every day, in minutes of the marketplace's wall clock; the end is no longer part of it. */
export const flashSlots = pgTable(
  "flash_slots",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    startMinute: smallint("start_minute").notNull(),
    endMinute: smallint("end_minute").notNull(),
    /** Counts changes: who changes it names the one that they have read. */
    revision: integer().notNull().default(1),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (slot) => [
    check(
      "flash_slots_within_a_day",
      sql`0 <= ${slot.startMinute} and ${slot.startMinute} < ${slot.endMinute} and ${slot.endMinute} <= 1440`,
    ),
  ],
);

/** A slot that shops can propose products for, on the days of a range, both of them included. */
export const flashOpenings = pgTable(
  "flash_openings",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slotId: integer("slot_id")
      .notNull()
      .references(() => flashSlots.id),
    startsOn: date("starts_on").notNull(),
    endsOn: date("ends_on").notNull(),
    /** From then on nobody proposes anything more. */
    proposalsUntil: timestamp("proposals_until", { withTimezone: true }).notNull(),
    /** Counts changes: who changes it names the one that they have read. */
    revision: integer().notNull().default(1),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (opening) => [
    check("flash_openings_range", sql`${opening.endsOn} >= ${opening.startsOn}`),
    index("flash_openings_slot").on(opening.slotId),
  ],
);

/** How an offer has come to its end before its days were over. */
export const flashOfferEnds = ["rejected", "takenBack", "withdrawn"] as const;

/** A product in a slot on the days of a range, both of them included. */
export const flashOffers = pgTable(
  "flash_offers",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slotId: integer("slot_id")
      .notNull()
      .references(() => flashSlots.id),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    startsOn: date("starts_on").notNull(),
    /** Null: until further notice. */
    endsOn: date("ends_on"),
    isApproved: boolean("is_approved").notNull().default(false),
    /** How many pieces one customer can buy at its prices; null: as many as there are. */
    limitPerCustomer: integer("limit_per_customer"),
    /** What it was proposed for; null: nobody proposed it, an operator added it. */
    openingId: integer("opening_id").references(() => flashOpenings.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** Counts changes: who changes it names the one that they have read. */
    revision: integer().notNull().default(1),
    /** With `deletedAt`; null there: it ended before this was written down. */
    endedAs: text("ended_as", { enum: flashOfferEnds }),
    /** Why it was rejected or withdrawn, for its merchant. */
    grounds: text().notNull().default(""),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (offer) => [
    check("flash_offers_range", sql`${offer.endsOn} >= ${offer.startsOn}`),
    check("flash_offers_limit", sql`${offer.limitPerCustomer} > 0`),
    check("flash_offers_ended", sql`${offer.endedAs} is null or ${offer.deletedAt} is not null`),
    index("flash_offers_opening").on(offer.openingId),
    index("flash_offers_slot").on(offer.slotId),
    index("flash_offers_product").on(offer.productId),
  ],
);

/** Which SKUs an offer covers, and for how many fen. */
export const flashPrices = pgTable(
  "flash_prices",
  {
    offerId: integer("offer_id")
      .notNull()
      .references(() => flashOffers.id, { onDelete: "cascade" }),
    skuId: integer("sku_id")
      .notNull()
      .references(() => skus.id, { onDelete: "cascade" }),
    price: integer().notNull(),
    /** The quantity sold at this price. */
    sold: integer().notNull().default(0),
    /** How many pieces are sold at this price, and are no stock of the SKU meanwhile; null: all that is in stock. */
    setAside: integer("set_aside"),
    /** What is left of them; null: they are stock of the SKU, because the offer is not accepted, or is over. */
    setAsideLeft: integer("set_aside_left"),
  },
  (price) => [
    primaryKey({ columns: [price.offerId, price.skuId] }),
    index("flash_prices_sku").on(price.skuId),
    check("flash_prices_positive", sql`${price.price} > 0 and ${price.sold} >= 0`),
    check(
      "flash_prices_set_aside",
      sql`${price.setAside} > 0 and (${price.setAsideLeft} is null or ${price.setAsideLeft} between 0 and ${price.setAside}) or ${price.setAside} is null and ${price.setAsideLeft} is null`,
    ),
  ],
);

/** Themes under which the marketplace gathers products. */
export const activityAreas = pgTable("activity_areas", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  synopsis: text().notNull().default(""),
  translations: jsonb().$type<Translations<"name" | "synopsis">>().notNull().default({}),
  image: text("picture"),
  position: integer().notNull().default(0),
  isEnabled: boolean("is_enabled").notNull().default(true),
  /** Counts changes: who changes it names the one that they have read. */
  revision: integer().notNull().default(1),
  deletedAt: timestamp("deleted_at", { withTimezone: true }),
});

export const activityAreaItems = pgTable(
  "activity_area_items",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    areaId: integer("area_id")
      .notNull()
      .references(() => activityAreas.id, { onDelete: "cascade" }),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    position: integer().notNull().default(0),
    isApproved: boolean("is_approved").notNull().default(false),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (item) => [
    uniqueIndex("activity_area_items_once")
      .on(item.areaId, item.productId)
      .where(sql`deleted_at is null`),
    index("activity_area_items_product").on(item.productId),
  ],
);
