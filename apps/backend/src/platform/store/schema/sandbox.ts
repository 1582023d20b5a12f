import { index, integer, pgTable, sql, text, timestamp } from "../sql.ts";
import type { PayMethod } from "./pay-methods.ts";

/** What this store signs with; whoever reads the store can forge what is signed. */
export const secrets = pgTable("secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** What the sandbox's providers still have to tell the platform. Production never writes here. */
export const sandboxNotifications = pgTable(
  "sandbox_notifications",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    method: text().$type<PayMethod>().notNull(),
    /** As a form, signed. */
    content: text().notNull(),
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** Null: it has not been taken yet. */
    deliveredAt: timestamp("delivered_at", { withTimezone: true }),
  },
  (notification) => [
    index("sandbox_notifications_due")
      .on(notification.dueAt)
      .where(sql`delivered_at is null`),
  ],
);
