import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Translations } from "../language.ts";

/** What the operator of the site decides; what is absent here has the default of `settings.ts`. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: text().notNull(),
  translations: jsonb().$type<Translations<"value">>().notNull().default({}),
});

/** Long texts that shoppers agree to. HTML. */
export const policies = pgTable("policies", {
  key: text({ enum: ["service", "privacy", "aftersale"] }).primaryKey(),
  content: text().notNull(),
  translations: jsonb().$type<Translations<"content">>().notNull().default({}),
});
