import { type Locale, locales } from "@plaza/i18n";
import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, type FieldReader, list, optional, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { requiredInstant } from "../wire/instant.ts";
import { nothing, requiredCount, text } from "../wire/scalars.ts";
import { testOutcome } from "./connection-tests.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";

/** The mails whose words operators may change. */
export const mailTemplateKeys = ["code", "order_placed", "order_paid", "order_shipped", "order_refunded"] as const;
export type MailTemplateKey = (typeof mailTemplateKeys)[number];

/** What a mail says. Text alone: an empty line begins a paragraph. */
export interface MailTexts {
  readonly subject: LanguageTexts;
  readonly body: LanguageTexts;
}

export interface ListedMailTemplate {
  readonly key: MailTemplateKey;
  /** Counts its changes: a change is of what was read. */
  readonly revision: number;
  /** In which something else than the standard is sent. */
  readonly ownLanguages: readonly Locale[];
  /** Who changed it last, "" for a command; null: nobody has. */
  readonly changed: { readonly by: string; readonly at: number } | null;
}

export interface MailTemplate extends ListedMailTemplate {
  /** What is sent, in every language. */
  readonly texts: MailTexts;
  /** What is sent where nobody writes anything else. */
  readonly standard: MailTexts;
  /** The names that may stand in braces, in each of the two. */
  readonly placeholders: Readonly<Record<keyof MailTexts, readonly string[]>>;
  /** Those without which the body is refused. */
  readonly needed: readonly string[];
}

/** A mail with made-up values, as a customer would get it. */
export interface MailPreview {
  readonly subject: string;
  readonly text: string;
  /** A whole document, not sanitised for a page. */
  readonly html: string;
}

const key = wordOf<MailTemplateKey>(...mailTemplateKeys);
const change = record((field) => ({ by: field("by", text), at: field("at", requiredInstant) }));
const names = list(text);

const stateOf = (field: FieldReader): ListedMailTemplate => ({
  key: field("key", key),
  revision: field("revision", requiredCount),
  ownLanguages: field("own_languages", list(wordOf<Locale>(...locales))),
  changed: field("changed", optional(change)),
});

const textsOf = (field: FieldReader): MailTexts => ({
  subject: field("subject", languageTexts),
  body: field("body", languageTexts),
});

export const fetchMailTemplates = getCall("mail_templates/list", { decode: list(record(stateOf)) });

export const mailTemplatesQuery = defineQuery(fetchMailTemplates, {
  key: "mail-templates",
  freshMs: 5 * second,
  staleAfter: ["mail-template-change"],
});

export const fetchMailTemplate = getCall("mail_templates/detail", {
  query: ({ key: wanted }: { readonly key: MailTemplateKey }) => ({ key: wanted }),
  decode: record((field): MailTemplate => ({
    ...stateOf(field),
    texts: textsOf(field),
    standard: field("standard", record(textsOf)),
    placeholders: field(
      "placeholders",
      record((part) => ({ subject: part("subject", names), body: part("body", names) })),
    ),
    needed: field("needed", names),
  })),
});

export const mailTemplateQuery = defineQuery(fetchMailTemplate, {
  key: "mail-template",
  freshMs: 5 * second,
  staleAfter: ["mail-template-change"],
});

/** What somebody writes of a mail. What is empty is left to the standard. */
export interface WrittenMailTexts {
  readonly key: MailTemplateKey;
  readonly texts: MailTexts;
}

export interface MailTemplateChange extends WrittenMailTexts {
  readonly revision: number;
}

const writtenBody = ({ key: wanted, texts }: WrittenMailTexts) => ({ key: wanted, ...texts });

/** Fails where somebody has changed it meanwhile, and for the part and language that cannot be as they are: `body_ja`. */
export const saveMailTemplate = postCall("mail_templates/save", {
  body: ({ revision, ...written }: MailTemplateChange) => ({ ...writtenBody(written), revision }),
  decode: nothing,
});

const preview: Decoder<MailPreview> = record((field) => ({
  subject: field("subject", text),
  text: field("text", text),
  html: field("html", text),
}));

/** What is written, in every language. Changes nothing. */
export const previewMail = postCall("mail_templates/preview", {
  body: writtenBody,
  decode: record((field): Readonly<Record<Locale, MailPreview>> => {
    const previews = locales.map((locale) => [locale, field(locale, preview)] as const);
    return Object.fromEntries(previews) as Record<Locale, MailPreview>;
  }),
});

export interface MailExample extends WrittenMailTexts {
  readonly language: Locale;
  readonly email: string;
}

/** Sends what is written to an address. @returns what became of it */
export const sendMailExample = postCall("mail_templates/send", {
  body: ({ language, email, ...written }: MailExample) => ({ ...writtenBody(written), language, email }),
  decode: testOutcome,
});
