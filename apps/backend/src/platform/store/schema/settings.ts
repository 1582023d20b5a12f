import type { Translations } from "../language.ts";
import { jsonb, pgTable, text } from "../sql.ts";

/** What the operator of the site decides; what is absent here has the default of `settings.ts`. */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: text().notNull(),
  translations: jsonb().$type<Translations<"value">>().notNull().default({}),
});
