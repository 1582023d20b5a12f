import { index, integer, pgTable, sql, text, timestamp, uniqueIndex } from "../sql.ts";
import { orders } from "./orders.ts";

/** Mails about orders that are to be sent. What they say is written when they are sent, and kept nowhere. */
export const orderMails = pgTable(
  "order_mails",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text({ enum: ["placed", "paid", "shipped", "refunded"] }).notNull(),
    /** Fen, of a refund. */
    amount: integer(),
    /** What it tells of: the customer gets a mail of that once. */
    onceKey: text("once_key").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Not before; put off before each try. */
    sendAt: timestamp("send_at", { withTimezone: true }).notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (mail) => [
    uniqueIndex("order_mails_once").on(mail.orderId, mail.onceKey),
    index("order_mails_to_send")
      .on(mail.sendAt)
      .where(sql`sent_at is null`),
    index("order_mails_created").on(mail.createdAt),
  ],
);

export type OrderMailKind = (typeof orderMails.$inferSelect)["kind"];
