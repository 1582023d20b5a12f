import type { Translations } from "../language.ts";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  sql,
  text,
  time,
  timestamp,
} from "../sql.ts";

/** What shops mainly deal in. */
export const trades = pgTable("trades", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  translations: jsonb().$type<Translations<"name">>().notNull().default({}),
  image: text("picture"),
  position: integer().notNull().default(0),
  /** Counts changes: who changes it names the one that they have read. */
  revision: integer().notNull().default(1),
  deletedAt: timestamp("deleted_at", { withTimezone: true }),
});

export const productApprovalRules = ["setting", "always", "never"] as const;
export type ProductApprovalRule = (typeof productApprovalRules)[number];

/** A shop on holiday takes no orders, or takes them and sends them afterwards. */
export const holidayKinds = ["pause", "later"] as const;
export type HolidayKind = (typeof holidayKinds)[number];

const standing = sql`deleted_at is null and is_open and not is_frozen`;

export const shops = pgTable(
  "shops",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    intro: text().notNull().default(""),
    translations: jsonb()
      .$type<Translations<"name" | "intro" | "street" | "returnContact" | "returnAddress">>()
      .notNull()
      .default({}),
    tradeId: integer("trade_id").references(() => trades.id),
    isSelfOperated: boolean("is_self_operated").notNull().default(false),
    logo: text(),
    cover: text(),
    banner: text(),
    phone: text().notNull().default(""),
    /** Codes of the region where customers can fetch what they have bought; null: nowhere. */
    provinceId: integer("province_id"),
    cityId: integer("city_id"),
    districtId: integer("district_id"),
    street: text().notNull().default(""),
    /** Where goods are sent back to; "" as long as a shop takes none back. */
    returnContact: text("return_contact").notNull().default(""),
    returnPhone: text("return_phone").notNull().default(""),
    returnAddress: text("return_address").notNull().default(""),
    /** `HH:mm:ss`; null: it does not say when it is open. */
    opensAt: time("opens_at"),
    closesAt: time("closes_at"),
    /** Sunday is 0; empty: every day, as far as it says when it is open. */
    openDays: smallint("open_days").array().notNull().default([]),
    /** Counts changes of addresses and hours: who changes them names the one that they have read. */
    addressRevision: integer("address_revision").notNull().default(1),
    /** Average stars of the reviews of its products. */
    score: numeric({ precision: 3, scale: 2, mode: "number" }).notNull().default(5),
    /** The marketplace's own rating. */
    stars: smallint().notNull().default(5),
    /** Average stars of its service and of its delivery; null: nobody has rated them. */
    serviceScore: numeric("service_score", { precision: 3, scale: 2, mode: "number" }),
    deliveryScore: numeric("delivery_score", { precision: 3, scale: 2, mode: "number" }),
    followers: integer().notNull().default(0),
    visitors: integer().notNull().default(0),
    /** Of all its products, as last added up. */
    sales: integer().notNull().default(0),
    isRecommended: boolean("is_recommended").notNull().default(false),
    /** The smaller, the earlier it is listed. */
    weight: integer().notNull().default(255),
    isOpen: boolean("is_open").notNull().default(true),
    /** From when until when it is on holiday, and what that means; null: it is not, and will not be. */
    holidayKind: text("holiday_kind", { enum: holidayKinds }),
    /** Both days included. */
    holidayFrom: date("holiday_from", { mode: "string" }),
    holidayUntil: date("holiday_until", { mode: "string" }),
    isFrozen: boolean("is_frozen").notNull().default(false),
    takesPayments: boolean("takes_payments").notNull().default(true),
    /** Whether its products wait for an operator: as the setting says, always, or never. */
    productApproval: text("product_approval", { enum: productApprovalRules }).notNull().default("setting"),
    /** Which invoices it issues: none, those without the buyer's registration for tax, or both kinds. */
    invoices: text({ enum: ["none", "normal", "special"] })
      .notNull()
      .default("normal"),
    /** For how many days after receipt it takes goods back; null: as long as the platform asks of every shop. */
    returnDays: smallint("return_days"),
    /** Counts changes of returns and invoices: who changes them names the one that they have read. */
    termsRevision: integer("terms_revision").notNull().default(1),
    /** Of so many pieces of a SKU and less the shop wants to know, unless the SKU has a mark of its own. */
    lowStock: integer("low_stock").notNull().default(5),
    /** Null: no limit. */
    expiresAt: timestamp("expires_at", { withTimezone: true }),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (shop) => [
    check("shops_low_stock_not_negative", sql`${shop.lowStock} >= 0`),
    check("shops_stars_in_range", sql`${shop.stars} between 0 and 5`),
    check("shops_score_in_range", sql`${shop.score} between 0 and 5`),
    check(
      "shops_place_complete",
      sql`num_nonnulls(${shop.provinceId}, ${shop.cityId}, ${shop.districtId}) in (0, 3) and (${shop.street} = '') = (${shop.districtId} is null)`,
    ),
    check("shops_hours_complete", sql`(${shop.opensAt} is null) = (${shop.closesAt} is null)`),
    check(
      "shops_holiday_complete",
      sql`num_nonnulls(${shop.holidayKind}, ${shop.holidayFrom}, ${shop.holidayUntil}) in (0, 3) and ${shop.holidayFrom} <= ${shop.holidayUntil}`,
    ),
    check("shops_return_days", sql`${shop.returnDays} between 0 and 90`),
    check("shops_open_days", sql`${shop.openDays} <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]`),
    // One for each order of the street, of the shops that may stand in it.
    index("shops_by_default")
      .on(shop.weight, shop.score.desc().nullsFirst(), shop.id.desc().nullsFirst())
      .where(standing),
    index("shops_by_sales").on(shop.sales, shop.id).where(standing),
    index("shops_by_score").on(shop.score, shop.id).where(standing),
    index("shops_by_created").on(shop.createdAt, shop.id).where(standing),
    index("shops_trade")
      .on(shop.tradeId, shop.weight, shop.score.desc().nullsFirst(), shop.id.desc().nullsFirst())
      .where(standing),
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
