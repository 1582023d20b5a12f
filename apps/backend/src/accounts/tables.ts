import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Translations } from "../language.ts";

/** Ranks of customers, and what share of the regular price they pay for products with a member price. */
export const memberLevels = pgTable(
  "member_levels",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    translations: jsonb().$type<Translations<"name">>().notNull().default({}),
    /** Hundredths of a percent that are paid: 9000 is 90 %, 10000 no reduction. */
    priceShare: integer("price_share").notNull().default(10_000),
  },
  (level) => [check("member_levels_share", sql`${level.priceShare} between 1 and 10000`)],
);

export const customers = pgTable(
  "customers",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Eight digits, shown to the customer; ids never are. */
    number: text().notNull().unique(),
    /** Null after the account has been closed. */
    mobile: text(),
    nickname: text().notNull(),
    avatar: text(),
    sex: smallint().notNull().default(0),
    /** Scrypt with its parameters and salt; null: no password has been set. */
    passwordHash: text("password_hash"),
    levelId: integer("level_id").references(() => memberLevels.id),
    inviteCode: text("invite_code").notNull().unique(),
    isDisabled: boolean("is_disabled").notNull().default(false),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (customer) => [
    uniqueIndex("customers_mobile")
      .on(customer.mobile)
      .where(sql`deleted_at is null`),
    check("customers_sex", sql`${customer.sex} between 0 and 2`),
  ],
);

/** One for each kind of client that a customer uses. */
export const sessions = pgTable(
  "sessions",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** 1 to 6, as the contract numbers them; 5 is the web. */
    client: smallint().notNull(),
    /** SHA-256 of the token, which only the client has. */
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (session) => [uniqueIndex("sessions_client").on(session.customerId, session.client)],
);

export const smsCodes = pgTable(
  "sms_codes",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    mobile: text().notNull(),
    /** The contract's key: ZCYZ registration, YZMDL login, ZHMM password … */
    scene: text().notNull(),
    codeHash: text("code_hash").notNull(),
    /** Wrong tries so far. */
    failures: smallint().notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (code) => [index("sms_codes_newest").on(code.mobile, code.scene, code.id.desc())],
);

/** What the demo's sender would have sent. Production never writes here. */
export const smsOutbox = pgTable("sms_outbox", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  mobile: text().notNull(),
  scene: text().notNull(),
  code: text().notNull(),
  sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
});

/** How often something has been tried, shared by all nodes. */
export const throttles = pgTable(
  "throttles",
  {
    /** What is counted, e.g. `password:address:203.0.113.7`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  (throttle) => [index("throttles_end").on(throttle.endsAt)],
);
