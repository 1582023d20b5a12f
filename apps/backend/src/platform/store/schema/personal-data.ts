import { languages } from "../language.ts";
import { bigint, index, integer, pgTable, smallint, sql, text, timestamp, uniqueIndex } from "../sql.ts";
import { customers } from "./customers.ts";

export const dataCopyStates = ["wanted", "ready", "used", "expired", "failed"] as const;
export type DataCopyState = (typeof dataCopyStates)[number];

/** Copies of their data that customers have asked for. The files themselves are the port's. */
export const dataCopies = pgTable(
  "data_copies",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id),
    state: text({ enum: dataCopyStates }).notNull(),
    /** Of names and the like in it. */
    language: text({ enum: languages }).notNull(),
    /** Named by the address that it is fetched by, so that no page of somebody else's can guess it. */
    key: text().notNull().unique("data_copies_key"),
    /** Where the port keeps it; null: there is no file, or not any more. */
    path: text(),
    bytes: bigint({ mode: "number" }),
    /** How often making it was begun, and not before when it is tried again. */
    tries: smallint().notNull().default(0),
    tryAt: timestamp("try_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    readyAt: timestamp("ready_at", { withTimezone: true }),
    expiresAt: timestamp("expires_at", { withTimezone: true }),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (copy) => [
    uniqueIndex("data_copies_wanted")
      .on(copy.customerId)
      .where(sql`state = 'wanted'`),
    index("data_copies_customer").on(copy.customerId, copy.id),
    index("data_copies_to_make")
      .on(copy.id)
      .where(sql`state = 'wanted'`),
    index("data_copies_with_file")
      .on(copy.id)
      .where(sql`path is not null`),
  ],
);

export type DataCopy = typeof dataCopies.$inferSelect;

/** Accounts that are to be deleted. Whoever keeps theirs has no row, and neither has one that is deleted and swept. */
export const accountDeletions = pgTable(
  "account_deletions",
  {
    customerId: integer("customer_id")
      .primaryKey()
      .references(() => customers.id),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
    /** When it is deleted; and once it is, when it is swept. */
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
    doneAt: timestamp("done_at", { withTimezone: true }),
  },
  (deletion) => [index("account_deletions_due").on(deletion.dueAt)],
);
