import { DomainError } from "../../platform/http/domain-error.ts";
import { Query } from "../../platform/http/query.ts";
import type { MailTemplate, MailText } from "../../platform/mail/mail-template.ts";
import { languages } from "../../platform/store/language.ts";
import { columnsOf, noText, type StoredText } from "../../platform/store/language-texts.ts";
import { mailTemplates, type OwnTexts } from "./mail-templates.ts";

/** Characters, as people count them. */
const maxLengths: Readonly<Record<keyof MailText, number>> = { subject: 120, body: 2000 };
/** As much of what cannot stand there as a message repeats. */
const maxShown = 40;

export function requiredTemplate(query: Query): MailTemplate {
  const template = mailTemplates.find(({ key }) => key === query.text("key"));
  if (template === undefined) throw new DomainError("mailTemplateUnknown", { notFound: true });
  return template;
}

/**
 * What somebody has written of a mail. A language that is empty, or says what the standard says, is left to the standard.
 *
 * @throws {DomainError} that names the part and the language, such as `body_ja`
 */
export function readOwnTexts(body: Query, template: MailTemplate): OwnTexts {
  return columnsOf({ subject: readPart(body, template, "subject"), body: readPart(body, template, "body") })
    .translations;
}

function readPart(body: Query, template: MailTemplate, part: keyof MailText): StoredText {
  const sent = new Query(body.json(part));
  const written = languages.flatMap((language) => {
    const text = part === "subject" ? oneLine(sent.text(language)) : paragraphs(sent.text(language));
    if (text === "" || text === template.standard[part][language]) return [];
    const field = `${part}_${language}`;
    if (Array.from(text).length > maxLengths[part])
      throw new DomainError("textsTooLong", { field, parameter: String(maxLengths[part]) });
    const unknown = unknownPlaceholder(text, template.placeholders[part]);
    if (unknown !== null) throw new DomainError("mailPlaceholderUnknown", { field, parameter: unknown });
    const missing = part === "body" ? template.needed.find((name) => !text.includes(`{${name}}`)) : undefined;
    if (missing !== undefined) throw new DomainError("mailPlaceholderMissing", { field, parameter: `{${missing}}` });
    return [[language, text] as const];
  });
  return { ...noText, translations: Object.fromEntries(written) };
}

/** A subject is a header: it has one line, and nothing that steers anything. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}

/** Lines as they are written, with one empty line between paragraphs. */
function paragraphs(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** The first thing in braces, of whatever width, that cannot stand there, or a brace that stands alone; null: there is none. */
function unknownPlaceholder(text: string, known: readonly string[]): string | null {
  const braced = text.match(/[{｛][^{}｛｝]*[}｝]?|[}｝]/g) ?? [];
  const unknown = braced.find((each) => !known.some((name) => each === `{${name}}`));
  return unknown === undefined ? null : Array.from(unknown).slice(0, maxShown).join("");
}
