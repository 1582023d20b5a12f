import { check, date, index, integer, pgTable, sql, text, timestamp } from "../sql.ts";
import { agents } from "./agents.ts";
import { payments } from "./payments.ts";

/**
 * `held`: too little for its payment so far. `used`: it has paid, or goes back as a late payment does. `unmatched`: nobody
 * knows what it is for. `returned`: it was sent back, because nobody has found out.
 */
const bankTransferStates = ["held", "used", "unmatched", "returned"] as const;

/** Money on the bank account, as an operator has entered it from the bank's statement. Amounts are fen. */
export const bankTransfers = pgTable(
  "bank_transfers",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null while it is unmatched. */
    paymentId: integer("payment_id").references(() => payments.id),
    amount: integer().notNull(),
    /** The day on the statement. */
    receivedOn: date("received_on", { mode: "string" }).notNull(),
    /** The bank's own number of it: what is entered twice is booked once. */
    bankReference: text("bank_reference").notNull().unique(),
    /** Whose account it came from, as the statement has it; "": not entered. Money that goes back goes there. */
    payer: text().notNull().default(""),
    state: text({ enum: bankTransferStates }).notNull(),
    agentId: integer("agent_id")
      .notNull()
      .references(() => agents.id),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** The bank's number of the transfer that has sent it back. */
    returnReference: text("return_reference").unique(),
    returnedAt: timestamp("returned_at", { withTimezone: true }),
  },
  (transfer) => [
    index("bank_transfers_payment").on(transfer.paymentId),
    index("bank_transfers_held")
      .on(transfer.id)
      .where(sql`state = 'held'`),
    index("bank_transfers_unmatched")
      .on(transfer.id)
      .where(sql`state = 'unmatched'`),
    check("bank_transfers_amount", sql`${transfer.amount} > 0`),
    check(
      "bank_transfers_matched",
      sql`(${transfer.paymentId} is null) = (${transfer.state} in ('unmatched', 'returned'))`,
    ),
  ],
);

export type BankTransfer = typeof bankTransfers.$inferSelect;
