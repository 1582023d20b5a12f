import type { Executor } from "../store/database.ts";
import { filledText } from "../store/filled-text.ts";
import type { Language, ReaderLanguage, Texts } from "../store/language.ts";
import { type MailTemplateKey, mailTemplates } from "../store/schema/mail-templates.ts";
import { eq } from "../store/sql.ts";
import { letter, type Letter } from "./letter.ts";

/** What a mail says in one language, with names in braces where something stands that differs from mail to mail. */
export interface MailText {
  readonly subject: string;
  /** Text alone: nobody writes HTML. An empty line begins a paragraph. */
  readonly body: string;
}

/** A mail as it is sent. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Whom a mail is written for. */
export interface MailReader {
  readonly language: ReaderLanguage;
  /** Under which shoppers reach the shop; null: nobody has said, and mails lead nowhere. */
  readonly shopOrigin: string | null;
}

/** A mail whose words operators may change. */
export interface MailTemplate {
  readonly key: MailTemplateKey;
  readonly standard: Readonly<Record<keyof MailText, Texts>>;
  /** What may stand in braces in each of the two. */
  readonly placeholders: Readonly<Record<keyof MailText, readonly string[]>>;
  /** Without these, the body says nothing to whoever gets it. */
  readonly needed: readonly string[];
  /** The mail with made-up values. */
  readonly example: (text: MailText, reader: MailReader) => WrittenMail;
}

/** What a mail says now: what operators have written, else the standard. */
export async function currentMailText(
  db: Executor,
  { key, standard }: Pick<MailTemplate, "key" | "standard">,
  language: Language,
): Promise<MailText> {
  const [own] = await db.select().from(mailTemplates).where(eq(mailTemplates.key, key));
  return {
    subject: own?.translations[language]?.subject ?? standard.subject[language],
    body: own?.translations[language]?.body ?? standard.body[language],
  };
}

interface LetterParts extends Pick<Letter, "link" | "language"> {
  /** What stands in the braces. */
  readonly values: Readonly<Record<string, string>>;
  /** Paragraphs that stand below the text by themselves. */
  readonly more?: readonly string[];
}

/** Puts what is meant into a text. The subject stays one line whatever stands in it: it is a header. */
export function writtenMail(
  { subject, body }: MailText,
  { values, more = [], link, language }: LetterParts,
): WrittenMail {
  const paragraphs = body.split(/\n{2,}/).map((paragraph) => filledText(paragraph, values));
  return {
    subject: filledText(subject, values)
      .replaceAll(/[\s\p{Cc}]+/gu, " ")
      .trim(),
    ...letter({ paragraphs: [...paragraphs, ...more], link, language }),
  };
}
