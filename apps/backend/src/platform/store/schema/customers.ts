import type { Translations } from "../language.ts";
import { boolean, check, index, integer, jsonb, pgTable, smallint, sql, text, timestamp, uniqueIndex } from "../sql.ts";

/**
 * Ranks of customers, and what share of the regular price they pay for products with a member price. The higher the position,
 * the higher the rank.
 */
export const memberLevels = pgTable(
  "member_levels",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    translations: jsonb().$type<Translations<"name">>().notNull().default({}),
    /** Hundredths of a percent that are paid: 9000 is 90 %, 10000 no reduction. */
    priceShare: integer("price_share").notNull().default(10_000),
    position: integer().notNull().default(0),
    /** Fen of completed orders of the last `turnoverDays` days that reach it; null: it is given by hand only. */
    turnoverFrom: integer("turnover_from"),
    turnoverDays: integer("turnover_days"),
    /** Counts changes: who changes it names the one that they have read. */
    revision: integer().notNull().default(1),
    /** Customers are judged anew after it. */
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (level) => [
    check("member_levels_share", sql`${level.priceShare} between 1 and 10000`),
    check(
      "member_levels_turnover",
      sql`(${level.turnoverFrom} is null) = (${level.turnoverDays} is null) and coalesce(${level.turnoverFrom}, 1) > 0 and coalesce(${level.turnoverDays}, 1) > 0`,
    ),
  ],
);

export const customers = pgTable(
  "customers",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Eight digits, shown to the customer; ids never are. */
    number: text().notNull().unique(),
    /** Null where the customer has none, and after the account has been closed. */
    mobile: text(),
    /** In small letters, so that nobody has one twice; null as the number is. */
    email: text(),
    nickname: text().notNull(),
    avatar: text(),
    sex: smallint().notNull().default(0),
    /** Scrypt with its parameters and salt; null: no password has been set. */
    passwordHash: text("password_hash"),
    /** The highest of the one that was given and those that the turnover reaches; null: none. */
    levelId: integer("level_id").references(() => memberLevels.id),
    /** By hand: the customer never falls below it. */
    givenLevelId: integer("given_level_id").references(() => memberLevels.id),
    /** Null: the turnover has never been looked at by the job that does it every day. */
    levelJudgedAt: timestamp("level_judged_at", { withTimezone: true }),
    inviteCode: text("invite_code").notNull().unique(),
    isDisabled: boolean("is_disabled").notNull().default(false),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (customer) => [
    uniqueIndex("customers_mobile")
      .on(customer.mobile)
      .where(sql`deleted_at is null`),
    uniqueIndex("customers_email")
      .on(customer.email)
      .where(sql`deleted_at is null`),
    index("customers_level")
      .on(customer.levelId)
      .where(sql`level_id is not null`),
    index("customers_given_level")
      .on(customer.givenLevelId)
      .where(sql`given_level_id is not null`),
    check("customers_email_small", sql`${customer.email} = lower(${customer.email})`),
    check("customers_sex", sql`${customer.sex} between 0 and 2`),
  ],
);
