import { index, integer, pgTable, smallint, sql, text, timestamp, uniqueIndex } from "../sql.ts";
import { customers } from "./customers.ts";

/** One for each kind of client that a customer uses, and of the web, which is used on several devices, up to ten. */
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
    /** The browser and its system, such as `Firefox, Windows`; "" where nobody knows. */
    device: text().notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (session) => [
    uniqueIndex("sessions_client")
      .on(session.customerId, session.client)
      .where(sql`${session.client} <> 5`),
    index("sessions_customer").on(session.customerId, session.id),
  ],
);

/** What has ended a session before its time, other than logging out. */
const sessionEnds = ["elsewhere", "password", "newer", "disabled"] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/**
 * Sessions of customers and of the desk that something has ended before their time, for as long as they would have lasted:
 * who comes with the token of one hears what it was, and not that it has expired. They say of nobody whose they were.
 */
export const endedSessions = pgTable(
  "ended_sessions",
  {
    /** As in `sessions`. */
    tokenHash: text("token_hash").primaryKey(),
    /**
     * `elsewhere`: somebody has logged this device out from another one; `password`: the password was changed; `newer`: a
     * later login took its place; `disabled`: the account may not be used any more.
     */
    reason: text({ enum: sessionEnds }).notNull().default("elsewhere"),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (session) => [index("ended_sessions_expiry").on(session.expiresAt)],
);
