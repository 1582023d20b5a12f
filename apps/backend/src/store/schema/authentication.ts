import { integer, pgTable, smallint, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { customers } from "./customers.ts";

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
