import { authenticationSettings } from "../../identity/authentication/authentication-settings.ts";
import { requiredMobile } from "../../identity/customers/mobile.ts";
import { requiredEmail } from "../../identity/customers/required-destination.ts";
import { newestTests, testConnection } from "../../platform/connection-tests/test-connection.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { deliveryResult } from "../../platform/mail/delivery-result.ts";
import { letter } from "../../platform/mail/letter.ts";
import { readSettings } from "../../platform/settings/read-settings.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { sendTestMail } from "./send-test-mail.ts";
import { testMailTexts } from "./test-mail-texts.ts";

/** `messages/channels`: by which ways messages reach customers, and what the newest test of each said. */
export async function handleChannels({ db, language, sms, mail, shopOrigin }: AgentContext) {
  const [tests, { registrationNeedsCode }] = await Promise.all([
    newestTests(db, language),
    readSettings(db, authenticationSettings, language),
  ]);
  return {
    sms: { state: stateOf(sms), test: tests.get("sms") ?? null },
    mail: { state: stateOf(mail), test: tests.get("mail") ?? null },
    registration_needs_code: flag(registrationNeedsCode === "1"),
    leads_to_shop: flag(shopOrigin !== null),
  };
}

function stateOf(sender: { readonly isOutbox: boolean } | null): "missing" | "outbox" | "sends" {
  if (sender === null) return "missing";
  return sender.isOutbox ? "outbox" : "sends";
}

/** `messages/test_mail`: a mail to an address, and what became of it. */
export async function handleTestMail(context: AgentContext) {
  const { body, language } = context;
  const to = requiredEmail(body);
  const paragraphs = [testMailTexts.body[language.wanted]];
  return sendTestMail(context, to, {
    subject: testMailTexts.subject[language.wanted],
    ...letter({ paragraphs, link: null, language: language.wanted }),
  });
}

/** A code that nobody waits for. */
const noCode = "0000";

/**
 * `messages/test_sms`: a code to a number, and what became of it. A gateway may know nothing but approved texts, so the test is
 * what customers get.
 */
export async function handleTestSms(context: AgentContext) {
  const { body, sms, language, agent, now } = context;
  const mobile = requiredMobile(body);
  if (sms === null) throw new DomainError("smsUnavailable");
  const message = { mobile, scene: "ZCYZ", code: noCode, language: language.wanted, at: now() } as const;
  return testConnection(context, { connection: "sms", agentId: agent.id, destination: mobile }, () =>
    deliveryResult(sms, sms.send(message)),
  );
}
