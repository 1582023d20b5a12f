import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  sql,
  text,
  timestamp,
  uniqueIndex,
} from "../sql.ts";
import { agents } from "./agents.ts";
import { customers } from "./customers.ts";
import type { PayMethod } from "./pay-methods.ts";
import { products } from "./catalog.ts";
import { customerCoupons } from "./coupons.ts";
import { languages, type Translations } from "../language.ts";
import type { OptionValues } from "../option-values.ts";
import { shops } from "./merchants.ts";

/** One submission; it becomes one order a shop. The wire calls it a trade. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** 18 digits, the first 14 of them the wall clock. */
    number: text().notNull().unique(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    /** What the client sends along so that a repeated submission is recognised. */
    idempotencyKey: text("idempotency_key"),
    /** SHA-256 of what was submitted: the same key with another content is a mistake. */
    contentHash: text("content_hash").notNull(),
    /** In which it was submitted, and so is written about; null: it is older than this. */
    language: text({ enum: languages }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (checkout) => [uniqueIndex("checkouts_idempotency").on(checkout.customerId, checkout.idempotencyKey)],
);

export const orderStates = ["unpaid", "paid", "shipped", "completed", "closed"] as const;
export type OrderState = (typeof orderStates)[number];

/** One shop's part of a checkout. Amounts are fen. */
export const orders = pgTable(
  "orders",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    checkoutId: integer("checkout_id")
      .notNull()
      .references(() => checkouts.id),
    number: text().notNull().unique(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    state: text({ enum: orderStates }).notNull(),
    isRefunded: boolean("is_refunded").notNull().default(false),
    /** What has been given back of its amount, or is on its way. */
    refundedAmount: integer("refunded_amount").notNull().default(0),
    /** Since when an after-sales request has kept it from completing itself; null: none does. */
    heldSince: timestamp("held_since", { withTimezone: true }),
    /** Its checkout has a line at a flash price, which ended the member prices of all its orders. */
    isFlash: boolean("is_flash").notNull().default(false),
    delivery: text({ enum: ["express", "virtual", "pickup"] }).notNull(),
    /** Goods at their unit prices (flash or regular), before the member's reduction. */
    goodsAmount: integer("goods_amount").notNull(),
    memberDiscount: integer("member_discount").notNull().default(0),
    couponDiscount: integer("coupon_discount").notNull().default(0),
    shippingAmount: integer("shipping_amount").notNull().default(0),
    /** What is paid. */
    amount: integer().notNull(),
    /** How it was paid; null: it has not been. */
    payMethod: text("pay_method").$type<PayMethod>(),
    customerCouponId: integer("customer_coupon_id").references(() => customerCoupons.id),
    remark: text().notNull().default(""),
    /** The address as it was; empty where nothing is sent. */
    contact: text().notNull().default(""),
    telephone: text().notNull().default(""),
    provinceId: integer("province_id"),
    cityId: integer("city_id"),
    districtId: integer("district_id"),
    /** Names of province, city and district. */
    regionNames: text("region_names").array().notNull().default([]),
    street: text().notNull().default(""),
    carrier: text(),
    trackingNumber: text("tracking_number"),
    pickupCode: text("pickup_code"),
    deliveredContent: text("delivered_content"),
    /** For how many days its shop has promised to take goods back when it was placed; null: it has promised none. */
    returnDays: smallint("return_days"),
    /** When it closes itself unless it is paid, and completes itself unless that was done; null: never. */
    payBefore: timestamp("pay_before", { withTimezone: true }),
    confirmBefore: timestamp("confirm_before", { withTimezone: true }),
    paidAt: timestamp("paid_at", { withTimezone: true }),
    shippedAt: timestamp("shipped_at", { withTimezone: true }),
    completedAt: timestamp("completed_at", { withTimezone: true }),
    closedAt: timestamp("closed_at", { withTimezone: true }),
    /** Since when the customer of a parcel says that its cash was paid; null: they have not said so. */
    cashClaimedAt: timestamp("cash_claimed_at", { withTimezone: true }),
    /** When a parcel that was to be paid in cash was not taken; null: none was refused. */
    refusedAt: timestamp("refused_at", { withTimezone: true }),
    /** The customer has deleted it; the shop still sees it. */
    hiddenAt: timestamp("hidden_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (order) => [
    index("orders_checkout").on(order.checkoutId),
    index("orders_customer").on(order.customerId, order.id),
    // A shop's lists, and what it was paid on its last days.
    index("orders_shop_state").on(order.shopId, order.state, order.id),
    index("orders_shop_paid")
      .on(order.shopId, order.paidAt)
      .where(sql`paid_at is not null`),
    index("orders_coupon")
      .on(order.customerCouponId)
      .where(sql`customer_coupon_id is not null`),
    index("orders_refused")
      .on(order.customerId)
      .where(sql`refused_at is not null`),
    index("orders_to_close")
      .on(order.payBefore)
      .where(sql`state = 'unpaid'`),
    index("orders_to_complete")
      .on(order.confirmBefore)
      .where(sql`state = 'shipped'`),
    // Nodes from before there was cash on delivery would complete it as received.
    check(
      "orders_cash_collected",
      sql`not (${order.payMethod} = 'cash_on_delivery' and ${order.state} = 'completed' and ${order.paidAt} is null)`,
    ),
    check("orders_refunded_amount", sql`${order.refundedAmount} between 0 and ${order.amount}`),
    check(
      "orders_amounts_add_up",
      sql`${order.amount} = ${order.goodsAmount} - ${order.memberDiscount} - ${order.couponDiscount} + ${order.shippingAmount} and ${order.amount} >= 0`,
    ),
  ],
);

export type Order = typeof orders.$inferSelect;

/** A product as it was bought. Amounts are fen. */
export const orderLines = pgTable(
  "order_lines",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references((): AnyPgColumn => orders.id, { onDelete: "cascade" }),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    /** The SKU may be gone. */
    skuId: integer("sku_id").notNull(),
    name: text().notNull(),
    /** The values of its options, "" for a product without any. */
    optionText: text("option_text").notNull().default(""),
    /** The same values one by one, because a value may have a comma; {} in old rows where they could not be told apart. */
    optionValues: jsonb("option_values").$type<OptionValues>().notNull().default({}),
    translations: jsonb().$type<Translations<"name" | "optionText">>().notNull().default({}),
    image: text("picture"),
    quantity: integer().notNull(),
    regularPrice: integer("regular_price").notNull(),
    /** Flash or regular, before the member's reduction. */
    unitPrice: integer("unit_price").notNull(),
    /** Which offer's price it is, and whose counter has risen. */
    flashOfferId: integer("flash_offer_id"),
    /** Of the whole line. */
    memberDiscount: integer("member_discount").notNull().default(0),
    couponDiscount: integer("coupon_discount").notNull().default(0),
    /** What the line costs in the end, without freight. */
    amount: integer().notNull(),
    isReviewed: boolean("is_reviewed").notNull().default(false),
    /** 0 none, 1 requested, 2 waiting for the money, 3 refunded. */
    refundState: smallint("refund_state").notNull().default(0),
    /** What after-sales requests have given back: of how many pieces, and in fen. */
    refundedQuantity: integer("refunded_quantity").notNull().default(0),
    refundedAmount: integer("refunded_amount").notNull().default(0),
    /** How many of its pieces are in stock again. */
    releasedQuantity: integer("released_quantity").notNull().default(0),
  },
  (line) => [
    index("order_lines_order").on(line.orderId),
    check("order_lines_quantity", sql`${line.quantity} > 0`),
    check(
      "order_lines_refunded",
      sql`${line.refundedQuantity} between 0 and ${line.quantity} and ${line.refundedAmount} between 0 and ${line.amount}`,
    ),
    check("order_lines_released", sql`${line.releasedQuantity} between 0 and ${line.quantity}`),
    check(
      "order_lines_amounts_add_up",
      sql`${line.amount} = ${line.unitPrice}::bigint * ${line.quantity} - ${line.memberDiscount} - ${line.couponDiscount} and ${line.amount} >= 0`,
    ),
  ],
);

/** Everything that has happened to an order, and who did it. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references((): AnyPgColumn => orders.id, { onDelete: "cascade" }),
    /** Null: it came into being. */
    from: text({ enum: orderStates }),
    to: text({ enum: orderStates }).notNull(),
    action: text().notNull(),
    actor: text({ enum: ["customer", "merchant", "system"] }).notNull(),
    /** Who of the shop it was; null: nobody at the desk. */
    agentId: integer("agent_id").references(() => agents.id, { onDelete: "set null" }),
    note: text().notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (event) => [index("order_events_order").on(event.orderId)],
);

/** What people of a shop note about an order, for each other: no shopper ever sees it. */
export const orderNotes = pgTable(
  "order_notes",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references((): AnyPgColumn => orders.id, { onDelete: "cascade" }),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    /** Who has written it; null: the account is gone. */
    agentId: integer("agent_id").references(() => agents.id, { onDelete: "set null" }),
    note: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (row) => [index("order_notes_order").on(row.orderId), check("order_notes_note", sql`${row.note} <> ''`)],
);

/** Files of orders that people of a shop have downloaded: each has personal data of customers. */
export const orderExports = pgTable(
  "order_exports",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    agentId: integer("agent_id").references(() => agents.id, { onDelete: "set null" }),
    /** How many lines of orders are in the file. */
    lineCount: integer("line_count").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (file) => [index("order_exports_shop").on(file.shopId)],
);

/** Carriers and numbers of parcels that a shop has written wrongly, and what they are since. */
export const parcelCorrections = pgTable(
  "parcel_corrections",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references((): AnyPgColumn => orders.id, { onDelete: "cascade" }),
    agentId: integer("agent_id").references(() => agents.id, { onDelete: "set null" }),
    /** Null where it was sent without a carrier. */
    carrierBefore: text("carrier_before"),
    trackingNumberBefore: text("tracking_number_before"),
    carrier: text().notNull(),
    trackingNumber: text("tracking_number").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (correction) => [index("parcel_corrections_order").on(correction.orderId)],
);

/** Where a parcel has been. */
export const shipmentTraces = pgTable(
  "shipment_traces",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references((): AnyPgColumn => orders.id, { onDelete: "cascade" }),
    text: text().notNull(),
    translations: jsonb().$type<Translations<"text">>().notNull().default({}),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (trace) => [index("shipment_traces_order").on(trace.orderId)],
);
