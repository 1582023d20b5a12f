import { index, integer, pgTable, primaryKey, text, timestamp } from "../sql.ts";
import { agents } from "./agents.ts";

/** At which things of the desk colleagues see each other. */
export const presenceThings = [
  "addresses",
  "after_sale",
  "application",
  "article",
  "categories",
  "freight",
  "home",
  "order",
  "policy",
  "product",
  "settings",
  "shop",
  "shop_page",
] as const;
export type PresenceThing = (typeof presenceThings)[number];

/** Who has the page of what open, until a moment after it was last said. */
export const deskPresence = pgTable(
  "desk_presence",
  {
    thing: text({ enum: presenceThings }).notNull(),
    /** Which of its kind, as whoever has it open says; "" where a shop, or the platform, has one. */
    thingId: text("thing_id").notNull(),
    agentId: integer("agent_id")
      .notNull()
      .references(() => agents.id, { onDelete: "cascade" }),
    seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
  },
  (presence) => [
    primaryKey({ columns: [presence.thing, presence.thingId, presence.agentId] }),
    index("desk_presence_agent").on(presence.agentId),
    index("desk_presence_seen").on(presence.seenAt),
  ],
);
