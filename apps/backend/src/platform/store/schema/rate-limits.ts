import { index, integer, pgTable, text, timestamp } from "../sql.ts";

/** How often something has been tried, shared by all nodes. */
export const rateLimits = pgTable(
  "throttles",
  {
    /** What is counted, e.g. `password:address:203.0.113.7`. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  (limit) => [index("throttles_end").on(limit.endsAt)],
);
