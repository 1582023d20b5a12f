import { orderMailTemplates } from "../../buying/order-mails/order-mail-templates.ts";
import { codeMailTemplate } from "../../identity/codes/code-mail.ts";
import { lastChanges } from "../../platform/audit/last-changes.ts";
import type { MailTemplate, MailText } from "../../platform/mail/mail-template.ts";
import type { Executor } from "../../platform/store/database.ts";
import {
  inEachLanguage,
  type Language,
  type ReaderLanguage,
  languages,
  type Texts,
  type Translations,
} from "../../platform/store/language.ts";
import { mailTemplates as stored } from "../../platform/store/schema/mail-templates.ts";

/** All mails whose words operators may change, in the order in which they are shown. */
export const mailTemplates: readonly MailTemplate[] = [codeMailTemplate, ...orderMailTemplates];

/** What operators have written of a mail; what is not there is the standard. */
export type OwnTexts = Translations<keyof MailText>;

export interface KnownTemplate {
  readonly template: MailTemplate;
  /** 0: nobody has ever changed it. */
  readonly revision: number;
  readonly own: OwnTexts;
  /** Who has changed it last, "" for a command; null: nobody has. */
  readonly changed: { readonly by: string; readonly at: Date } | null;
}

export async function knownTemplates(db: Executor, language: ReaderLanguage): Promise<readonly KnownTemplate[]> {
  const [rows, changes] = await Promise.all([db.select().from(stored), lastChanges(db, "mail_templates", language)]);
  return mailTemplates.map((template) => {
    const { revision = 0, translations = {} } = rows.find(({ key }) => key === template.key) ?? {};
    return { template, revision, own: translations, changed: changes.get(template.key) ?? null };
  });
}

/** What is sent in each language. */
export function textsOf({ standard }: MailTemplate, own: OwnTexts): Readonly<Record<keyof MailText, Texts>> {
  const partOf = (part: keyof MailText) =>
    inEachLanguage((language) => own[language]?.[part] ?? standard[part][language]);
  return { subject: partOf("subject"), body: partOf("body") };
}

/** The languages in which something else than the standard is sent. */
export function ownLanguages(own: OwnTexts): readonly Language[] {
  return languages.filter((language) => own[language] !== undefined);
}
