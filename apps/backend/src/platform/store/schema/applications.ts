import { languages } from "../language.ts";
import { check, index, integer, pgTable, sql, text, timestamp, unique, uniqueIndex } from "../sql.ts";
import { agents } from "./agents.ts";
import { customers } from "./customers.ts";
import { shops, trades } from "./merchants.ts";

export const applicationStates = ["pending", "approved", "refused", "withdrawn"] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Who wants to sell here. Asking again after a refusal is another application. */
export const merchantApplications = pgTable(
  "merchant_applications",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    tradeId: integer("trade_id")
      .notNull()
      .references(() => trades.id),
    name: text().notNull(),
    contact: text().notNull(),
    /** Where the decision is told; the applicant has shown a code that was sent there. */
    mobile: text().notNull(),
    /** What the owner will log in with at the desk. */
    account: text().notNull(),
    /** Null once it is decided: the shop's account has it then, or nobody. */
    passwordHash: text("password_hash"),
    /** Paths of uploads. */
    documents: text().array().notNull(),
    state: text({ enum: applicationStates }).notNull(),
    /** Why it was refused; "" otherwise. */
    rejection: text("refusal").notNull().default(""),
    /** The shop that it became. */
    shopId: integer("shop_id").references(() => shops.id),
    /** Of the text message about the decision. */
    language: text({ enum: languages }).notNull(),
    /** The client's name for the attempt; null where it has sent none. */
    idempotencyKey: text("idempotency_key"),
    /** Counts what the applicant has sent: a decision is about the one that the operator has read. */
    revision: integer().notNull().default(1),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the applicant corrected it last; null: never. */
    correctedAt: timestamp("corrected_at", { withTimezone: true }),
    /** When it was decided, or withdrawn. */
    decidedAt: timestamp("decided_at", { withTimezone: true }),
    /** The operator who has decided it; null: nobody at the desk. */
    decidedBy: integer("decided_by").references(() => agents.id, { onDelete: "set null" }),
  },
  (application) => [
    unique("merchant_applications_idempotency").on(application.customerId, application.idempotencyKey),
    uniqueIndex("merchant_applications_pending")
      .on(application.customerId)
      .where(sql`state = 'pending'`),
    // Names and accounts are free again after a refusal, or when the application is withdrawn.
    uniqueIndex("merchant_applications_name")
      .on(sql`lower(${application.name})`)
      .where(sql`state in ('pending', 'approved')`),
    uniqueIndex("merchant_applications_account")
      .on(sql`lower(${application.account})`)
      .where(sql`state in ('pending', 'approved')`),
    index("merchant_applications_customer").on(application.customerId, application.id.desc().nullsFirst()),
    index("merchant_applications_decided")
      .on(application.decidedAt)
      .where(sql`state in ('refused', 'withdrawn') and documents <> '{}'`),
    check("merchant_applications_decided_or_not", sql`(state = 'pending') = (decided_at is null)`),
    check("merchant_applications_shop", sql`(state = 'approved') = (shop_id is not null)`),
    check("merchant_applications_password", sql`password_hash is null or state = 'pending'`),
  ],
);

export type MerchantApplication = typeof merchantApplications.$inferSelect;
