import { requiredEmail } from "../../identity/customers/required-destination.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { Reply } from "../../platform/http/reply.ts";
import type { MailReader, MailTemplate, WrittenMail } from "../../platform/mail/mail-template.ts";
import { inEachLanguage, type Language, languages } from "../../platform/store/language.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { instant } from "../../platform/wire/time.ts";
import { changeTemplate } from "./change-template.ts";
import { type KnownTemplate, knownTemplates, ownLanguages, type OwnTexts, textsOf } from "./mail-templates.ts";
import { readOwnTexts, requiredTemplate } from "./read-template.ts";
import { sendTestMail } from "./send-test-mail.ts";

/** `mail_templates/list` */
export async function handleMailTemplates({ db, language }: AgentContext) {
  return (await knownTemplates(db, language)).map(stateWire);
}

/** `mail_templates/detail`: what is sent in each language, the standard, and what may stand in it. */
export async function handleMailTemplate({ db, query, language }: AgentContext) {
  const wanted = requiredTemplate(query);
  const known = (await knownTemplates(db, language)).find(({ template }) => template === wanted);
  if (known === undefined) throw new DomainError("mailTemplateUnknown", { notFound: true });
  const { own } = known;
  const { standard, placeholders, needed } = wanted;
  return {
    ...stateWire(known),
    ...textsOf(wanted, own),
    standard,
    placeholders,
    needed,
  };
}

/** `mail_templates/save`: in the place of what was read. */
export async function handleSaveMailTemplate({ db, body }: AgentContext) {
  const template = requiredTemplate(body);
  const revision = body.integer("revision");
  if (revision === null || revision < 0) throw new DomainError("parameterWrong", { parameter: "revision" });
  const own = readOwnTexts(body, template);
  await retriedTransaction(db, (tx) => changeTemplate(tx, { key: template.key, revision }, own));
  return new Reply([], { key: "saved" });
}

/** `mail_templates/preview`: what is written, with made-up values, as it would be sent in each language. Changes nothing. */
export async function handlePreviewMail({ body, shopOrigin }: AgentContext) {
  const template = requiredTemplate(body);
  const own = readOwnTexts(body, template);
  return inEachLanguage((language) => exampleOf(template, own, readerOf(language, shopOrigin)));
}

/** `mail_templates/send`: the same in one language to an address, and what became of it. */
export async function handleSendExample(context: AgentContext) {
  const { body, shopOrigin } = context;
  const template = requiredTemplate(body);
  const own = readOwnTexts(body, template);
  const language = requiredLanguage(body);
  return sendTestMail(context, requiredEmail(body), exampleOf(template, own, readerOf(language, shopOrigin)));
}

function exampleOf(template: MailTemplate, own: OwnTexts, reader: MailReader): WrittenMail {
  const { subject, body } = textsOf(template, own);
  return template.example({ subject: subject[reader.language.wanted], body: body[reader.language.wanted] }, reader);
}

function stateWire({ template, revision, own, changed }: KnownTemplate) {
  return {
    key: template.key,
    revision,
    own_languages: ownLanguages(own),
    changed: changed === null ? null : { by: changed.by, at: instant(changed.at) },
  };
}

/** Of made-up values none is missing in a language. */
function readerOf(wanted: Language, shopOrigin: string | null): MailReader {
  return { language: { wanted, fallback: wanted }, shopOrigin };
}

function requiredLanguage(body: Query): Language {
  const language = languages.find((each) => each === body.text("language"));
  if (language === undefined) throw new DomainError("parameterWrong", { parameter: "language" });
  return language;
}
