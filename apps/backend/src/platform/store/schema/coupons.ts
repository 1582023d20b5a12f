import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from "../sql.ts";
import { customers } from "./customers.ts";
import { products } from "./catalog.ts";
import type { Translations } from "../language.ts";
import { shops } from "./merchants.ts";

/** What a shop hands out. Amounts are fen. */
export const coupons = pgTable(
  "coupons",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    name: text().notNull(),
    translations: jsonb().$type<Translations<"name">>().notNull().default({}),
    amount: integer().notNull(),
    /** What the goods it applies to must cost together; 0: anything. */
    threshold: integer().notNull().default(0),
    /** All goods of the shop, only those of `coupon_products`, or all but those. */
    scope: text({ enum: ["all", "only", "except"] })
      .notNull()
      .default("all"),
    /** Valid in a window of its own, or a number of days from when it was claimed, or from the day after. */
    validity: text({ enum: ["window", "days", "days-from-tomorrow"] }).notNull(),
    validFrom: timestamp("valid_from", { withTimezone: true }),
    validUntil: timestamp("valid_until", { withTimezone: true }),
    validDays: integer("valid_days"),
    /** How many can be claimed in all, and by one customer, in all or a day; null: as many as one likes. */
    total: integer(),
    perCustomer: integer("per_customer"),
    perDay: integer("per_day"),
    claimed: integer().notNull().default(0),
    claimableFrom: timestamp("claimable_from", { withTimezone: true }).notNull(),
    claimableUntil: timestamp("claimable_until", { withTimezone: true }).notNull(),
    isEnabled: boolean("is_enabled").notNull().default(true),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (coupon) => [
    index("coupons_shop").on(coupon.shopId),
    check("coupons_amount", sql`${coupon.amount} > 0 and ${coupon.threshold} >= 0`),
    check(
      "coupons_claimed",
      sql`${coupon.claimed} >= 0 and (${coupon.total} is null or ${coupon.claimed} <= ${coupon.total})`,
    ),
    check(
      "coupons_validity",
      sql`case when ${coupon.validity} = 'window' then ${coupon.validUntil} > ${coupon.validFrom} else ${coupon.validDays} > 0 end`,
    ),
  ],
);

/** What the scopes `only` and `except` mean. */
export const couponProducts = pgTable(
  "coupon_products",
  {
    couponId: integer("coupon_id")
      .notNull()
      .references(() => coupons.id, { onDelete: "cascade" }),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
  },
  (item) => [
    primaryKey({ columns: [item.couponId, item.productId] }),
    index("coupon_products_product").on(item.productId),
  ],
);

/** A coupon that a customer holds. */
export const customerCoupons = pgTable(
  "customer_coupons",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    couponId: integer("coupon_id")
      .notNull()
      .references(() => coupons.id),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    code: text().notNull(),
    /** What the client calls the claim, so that a repetition of it is recognised. */
    idempotencyKey: text("idempotency_key"),
    validFrom: timestamp("valid_from", { withTimezone: true }).notNull(),
    /** No longer valid from this moment on. */
    validUntil: timestamp("valid_until", { withTimezone: true }).notNull(),
    claimedAt: timestamp("claimed_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (held) => [
    uniqueIndex("customer_coupons_code").on(held.code),
    uniqueIndex("customer_coupons_idempotency").on(held.customerId, held.idempotencyKey),
    index("customer_coupons_customer").on(held.customerId, held.couponId),
  ],
);
