import type { Translations } from "../language.ts";
import { integer, jsonb, pgTable, text } from "../sql.ts";

const mailTemplateKeys = ["code", "order_placed", "order_paid", "order_shipped", "order_refunded"] as const;
export type MailTemplateKey = (typeof mailTemplateKeys)[number];

/** What operators have written in the place of standard mails. A mail without a row, and a language that is not in it, is the standard. */
export const mailTemplates = pgTable("mail_templates", {
  key: text({ enum: mailTemplateKeys }).primaryKey(),
  /** Counts the changes: a change is of what was read. So the row stays when all is the standard again. */
  revision: integer().notNull(),
  translations: jsonb().$type<Translations<"subject" | "body">>().notNull(),
});
