import { languages } from "../language.ts";
import { index, integer, pgTable, sql, text, timestamp } from "../sql.ts";
import { orders } from "./orders.ts";

/** Links to an order that are to be sent by text message. The link itself is made when it is sent, and kept nowhere. */
export const orderLinkMessages = pgTable(
  "order_link_messages",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    language: text({ enum: languages }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Not before; put off before each try. */
    sendAt: timestamp("send_at", { withTimezone: true }).notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (message) => [
    index("order_link_messages_to_send")
      .on(message.sendAt)
      .where(sql`sent_at is null`),
    index("order_link_messages_order").on(message.orderId, message.id),
    index("order_link_messages_created").on(message.createdAt),
  ],
);
