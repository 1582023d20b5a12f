import { ask, OutgoingError } from "@plaza/http-server";
import { Undelivered } from "../../platform/mail/undelivered.ts";
import { UnknownFate } from "../../platform/mail/unknown-fate.ts";
import { codeWaitMs } from "./code-mail.ts";
import type { SmsSender } from "./sms-sender.ts";

export interface SmsWebhook {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token: string;
}

/**
 * Hands messages to the operator's own gateway, which knows a provider and its templates. A code comes with its `scene` and
 * `code`; a notice with its `notice` (the kind) and `text`, and the header `Idempotency-Key`: one that comes again under the
 * same key has to be sent only if it was not.
 */
export function createWebhookSender({ url, token }: SmsWebhook, waitMs = codeWaitMs): SmsSender {
  async function hand(message: object, headers: Readonly<Record<string, string>> = {}): Promise<void> {
    const request = {
      hosts: "any",
      deadlineMs: waitMs,
      // Its status says all.
      maxBytes: 0,
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(message),
    } as const;
    await ask(url, request, ({ status }) => {
      if (status < 200 || status >= 300) throw rejected(`HTTP ${status}`);
    }).catch((error: unknown) => {
      throw error instanceof OutgoingError ? unsent(error) : error;
    });
  }
  return {
    isOutbox: false,
    send: ({ mobile, scene, code, language }) => hand({ mobile, scene, code, language }),
    notify: ({ id, mobile, kind, text, language }) =>
      hand({ mobile, notice: kind, text, language }, { "idempotency-key": `notice-${id}` }),
    link: ({ id, mobile, text, language }) =>
      hand({ mobile, notice: "order_link", text, language }, { "idempotency-key": `order-link-${id}` }),
  };
}

function rejected(detail: string): Undelivered {
  return new Undelivered(`The SMS gateway answered ${detail}`, { isAnswered: true, detail });
}

/** A gateway that leads on, or answers with more than a status, is there, and has not said that it took the message. */
function unsent(error: OutgoingError): UnknownFate | Undelivered {
  const { failure } = error;
  if (failure === "timeout") return new UnknownFate("The SMS gateway took too long to answer", { cause: error });
  if (failure !== "no-answer") return rejected(failure);
  return new Undelivered("The SMS gateway cannot be reached", { isAnswered: false, detail: failure, cause: error });
}
