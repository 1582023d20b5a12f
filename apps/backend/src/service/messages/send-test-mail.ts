import { randomUUID } from "node:crypto";
import { codeWaitMs } from "../../identity/codes/code-mail.ts";
import { testConnection } from "../../platform/connection-tests/test-connection.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { deliveryResult } from "../../platform/mail/delivery-result.ts";
import type { WrittenMail } from "../../platform/mail/mail-template.ts";
import type { TestOutcome } from "../../platform/store/schema/connection-tests.ts";

/** Sends somebody at the desk a mail to wherever they say. @returns what became of it */
export async function sendTestMail(
  context: Pick<AgentContext, "db" | "now" | "mail" | "agent">,
  to: string,
  written: WrittenMail,
): Promise<TestOutcome> {
  const { mail, agent, now } = context;
  if (mail === null) throw new DomainError("mailUnavailable");
  const sent = { to, kind: "test", ...written, code: "", id: `test-${randomUUID()}`, at: now(), waitMs: codeWaitMs };
  return testConnection(context, { connection: "mail", agentId: agent.id, destination: to }, () =>
    deliveryResult(mail, mail.send(sent)),
  );
}
