import { pgTable, text, timestamp } from "../sql.ts";

/** The last moment of each kind of turn that all nodes have been told of: something has begun or ended by the clock alone. */
export const turns = pgTable("turns", {
  name: text().primaryKey(),
  announcedAt: timestamp("announced_at", { withTimezone: true }).notNull(),
});
