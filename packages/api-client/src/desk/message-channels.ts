import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { flag } from "../wire/scalars.ts";
import { type NewestTest, newestTest, testOutcome } from "./connection-tests.ts";

/** A way by which messages reach customers. */
export interface MessageChannel {
  /** `outbox`: what is sent is only stored, for the operator of a demo. */
  readonly state: "missing" | "outbox" | "sends";
  readonly test: NewestTest | null;
}

export interface MessageChannels {
  readonly sms: MessageChannel;
  readonly mail: MessageChannel;
  /** A new account of a telephone number needs a code. */
  readonly registrationNeedsCode: boolean;
  /** Mails about orders have a link to the order. */
  readonly leadsToShop: boolean;
}

const channel: Decoder<MessageChannel> = record((field) => ({
  state: field("state", wordOf("missing", "outbox", "sends")),
  test: field("test", newestTest),
}));

export const fetchMessageChannels = getCall("messages/channels", {
  decode: record((field): MessageChannels => ({
    sms: field("sms", channel),
    mail: field("mail", channel),
    registrationNeedsCode: field("registration_needs_code", flag),
    leadsToShop: field("leads_to_shop", flag),
  })),
});

export const messageChannelsQuery = defineQuery(fetchMessageChannels, {
  key: "message-channels",
  freshMs: 5 * second,
  staleAfter: ["connection-test", "platform-setting-change", "audit-put-back"],
});

/** Sends a mail to an address. @returns what became of it */
export const sendTestMail = postCall("messages/test_mail", {
  body: ({ email }: { readonly email: string }) => ({ email }),
  decode: testOutcome,
});

/** Sends a code, which nobody waits for, to a mobile number. @returns what became of it */
export const sendTestSms = postCall("messages/test_sms", {
  body: ({ mobile }: { readonly mobile: string }) => ({ mobile }),
  decode: testOutcome,
});
