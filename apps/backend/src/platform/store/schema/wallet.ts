import { bigint, check, index, integer, pgTable, sql, text, timestamp, uniqueIndex } from "../sql.ts";
import { customers } from "./customers.ts";
import type { OfflineMethod, ProviderMethod } from "./pay-methods.ts";

/** Why a wallet changes, by the contract's numbers. */
export const ledgerSource = {
  granted: 100,
  takenBack: 101,
  topUp: 102,
  payment: 103,
  refund: 104,
  afterSale: 105,
} as const;

export type LedgerSource = (typeof ledgerSource)[keyof typeof ledgerSource];

/**
 * Where money can be: a customer's wallet, or one of the platform's own accounts, of which each provider and
 * each way of paying without one has its own.
 */
export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text()
      .$type<"wallet" | "sales" | "grants" | "suspense" | "usdt" | ProviderMethod | OfflineMethod>()
      .notNull(),
    /** Whose wallet; null for the platform's own accounts. */
    customerId: integer("customer_id").references(() => customers.id),
  },
  (account) => [
    uniqueIndex("ledger_accounts_wallet")
      .on(account.customerId)
      .where(sql`customer_id is not null`),
    uniqueIndex("ledger_accounts_own")
      .on(account.kind)
      .where(sql`customer_id is null`),
    check("ledger_accounts_owner", sql`(${account.kind} = 'wallet') = (${account.customerId} is not null)`),
  ],
);

/** One movement of money: its postings add up to zero, which the database checks at the end of each transaction. */
export const ledgerEntries = pgTable("ledger_entries", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  source: integer().$type<LedgerSource>().notNull(),
  /** What it is for, e.g. `payment:12`; the same thing is never booked twice. */
  reference: text().notNull().unique(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

export const ledgerPostings = pgTable(
  "ledger_postings",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    entryId: integer("entry_id")
      .notNull()
      .references(() => ledgerEntries.id),
    accountId: integer("account_id")
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Fen; positive into the account. */
    amount: bigint({ mode: "number" }).notNull(),
  },
  (posting) => [
    index("ledger_postings_account").on(posting.accountId, posting.id),
    index("ledger_postings_entry").on(posting.entryId),
  ],
);

/** Money that a customer wants to put into the wallet. It is there once a payment for it has come. */
export const topUps = pgTable(
  "top_ups",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    number: text().notNull().unique(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    /** Fen. */
    amount: integer().notNull(),
    /** What the client calls this request, so that a repetition of it is recognised. */
    idempotencyKey: text("idempotency_key"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Until when payments for it are begun; what arrives later is taken all the same. */
    payBefore: timestamp("pay_before", { withTimezone: true }).notNull(),
    paidAt: timestamp("paid_at", { withTimezone: true }),
  },
  (topUp) => [
    index("top_ups_customer").on(topUp.customerId, topUp.id),
    uniqueIndex("top_ups_idempotency").on(topUp.customerId, topUp.idempotencyKey),
    check("top_ups_amount", sql`${topUp.amount} > 0`),
  ],
);

export type TopUp = typeof topUps.$inferSelect;
