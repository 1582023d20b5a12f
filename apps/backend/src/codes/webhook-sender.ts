import type { SmsSender } from "./sms-sender.ts";

export interface SmsWebhook {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token: string;
}

const longestWait = 5000;

/** Hands messages to the operator's own gateway, which knows a provider and its templates. */
export function createWebhookSender({ url, token }: SmsWebhook): SmsSender {
  return {
    send: async ({ mobile, scene, code, language }) => {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ mobile, scene, code, language }),
        // A redirect is not followed, because it could carry the token to another host.
        redirect: "error",
        signal: AbortSignal.timeout(longestWait),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`);
    },
  };
}
