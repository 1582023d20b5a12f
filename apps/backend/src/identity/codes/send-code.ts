import type { Services } from "../../platform/http/services.ts";
import type { Executor } from "../../platform/store/database.ts";
import { DomainError, LoginRequired } from "../../platform/http/domain-error.ts";
import type { Language } from "../../platform/store/language.ts";
import { RefusedAddress } from "../../platform/mail/mail-sender.ts";
import { UnknownFate } from "../../platform/mail/unknown-fate.ts";
import type { MessageKey } from "../../platform/http/messages.ts";
import { type Destination, isEmail } from "../customers/destination.ts";
import { requiredDestination } from "../customers/required-destination.ts";
import { codeMail, type SentCode } from "./code-mail.ts";
import { customerOf } from "../customers/customer-rows.ts";
import { networkOf } from "../../platform/rate-limits/network.ts";
import { isOwnNetwork } from "../../platform/rate-limits/own-networks.ts";
import { ruleOf, isScene } from "./scenes.ts";
import { type CodeTarget, dropCode, makeCode } from "./codes.ts";
import { countTry, type Limit } from "../../platform/rate-limits/rate-limit.ts";
import type { CallContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";

const oneDay = 24 * 60;

export interface CodeRequest extends CodeTarget {
  readonly language: Language;
  readonly address: string;
}

/**
 * Makes a code and has it sent, by text message or by email. Where only destinations with an account are sent to, any other
 * gets a code all the same, which nobody ever sees: from then on both are treated alike.
 *
 * @throws {DomainError} when no messages can be sent, or too many have been
 */
export async function sendCode(
  services: Pick<Services, "db" | "sms" | "mail" | "now" | "report">,
  { destination, scene, language, address }: CodeRequest,
): Promise<void> {
  const { db, now, report } = services;
  const channel = channelTo(destination, services);
  if (channel.send === null) throw new DomainError(channel.unavailable);
  const { send } = channel;
  const at = now();
  const reportUnsent = (error: unknown): void => report(error, "a code could not be sent");
  const { id, code } = await db.transaction(async (tx) => {
    await countTry(tx, await limitsFor(tx, destination, networkOf(address), at), at);
    return makeCode(tx, { destination, scene }, at);
  });
  const delivery = (): Promise<void> => send({ id, destination, scene, code, language, at });
  if (ruleOf(scene).onlyIfRegistered === true) {
    // The caller does not wait for the gateway: its time, its failure and the freed limit would tell that there is an
    // account.
    if ((await customerOf(db, destination)) !== null) delivery().catch(reportUnsent);
    return;
  }
  try {
    await delivery();
  } catch (error) {
    reportUnsent(error);
    // What may arrive yet has to be of use when it does.
    if (!(error instanceof UnknownFate)) await dropCode(db, id);
    if (error instanceof RefusedAddress) throw new DomainError("emailRefused", { field: "email" });
    throw new DomainError(channel.unavailable);
  }
}

interface Channel {
  /** Null: the platform has none. */
  readonly send: ((code: SentCode) => Promise<void>) | null;
  /** What is said where it has none, or it does not work. */
  readonly unavailable: MessageKey;
}

function channelTo(destination: Destination, { db, sms, mail }: Pick<Services, "db" | "sms" | "mail">): Channel {
  return isEmail(destination)
    ? { send: mail && (async (code) => mail.send(await codeMail(db, code))), unavailable: "mailUnavailable" }
    : {
        send: sms && (({ destination: mobile, ...code }) => sms.send({ mobile, ...code })),
        unavailable: "smsUnavailable",
      };
}

async function limitsFor(
  db: Executor,
  destination: Destination,
  network: string,
  now: Date,
): Promise<readonly Limit[]> {
  return [
    { key: `message:pair:${destination}:${network}`, tries: 10, minutes: oneDay },
    { key: `message:network:hour:${network}`, tries: 60, minutes: 60 },
    { key: `message:network:day:${network}`, tries: 300, minutes: oneDay },
    ...((await isOwnNetwork(db, destination, network, now))
      ? []
      : [{ key: `message:destination:${destination}`, tries: 20, minutes: oneDay }]),
  ];
}

/** `sms/send`: the answer never says whether the number has an account. With the extension it sends emails, too. */
export async function handleSendCode(context: CallContext) {
  const { body, customer, language, address } = context;
  const destination = requiredDestination(context);
  const scene = body.text("key");
  if (!isScene(scene) || ruleOf(scene).onlyAtDesk === true) throw new DomainError("sceneUnknown");
  if (ruleOf(scene).onlyForCustomers === true && customer === null) throw new LoginRequired();
  if (ruleOf(scene).onlyToOwn === true && customer?.mobile !== destination && customer?.email !== destination)
    throw new DomainError(isEmail(destination) ? "emailNotYours" : "mobileNotYours");
  await sendCode(context, { destination, scene, language: language.wanted, address });
  return new Reply([], { key: "codeSent" });
}
