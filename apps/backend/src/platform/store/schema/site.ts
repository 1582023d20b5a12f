import type { Translations } from "../language.ts";
import { jsonb, pgTable, text } from "../sql.ts";

/** Long texts that shoppers agree to. HTML. */
export const policies = pgTable("policies", {
  key: text({ enum: ["service", "privacy", "aftersale", "merchant"] }).primaryKey(),
  content: text().notNull(),
  translations: jsonb().$type<Translations<"content">>().notNull().default({}),
});
