import type { Services } from "../../platform/http/services.ts";
import type { Executor } from "../../platform/store/database.ts";
import { DomainError, LoginRequired } from "../../platform/http/domain-error.ts";
import type { Language } from "../../platform/store/language.ts";
import { customerOfMobile } from "../customers/customer-rows.ts";
import { networkOf } from "../../platform/rate-limits/network.ts";
import { isOwnNetwork } from "../../platform/rate-limits/own-networks.ts";
import { ruleOf, isScene } from "./scenes.ts";
import { type CodeTarget, dropCode, makeCode } from "./sms-codes.ts";
import { countTry, type Limit } from "../../platform/rate-limits/rate-limit.ts";
import type { CallContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredMobile } from "../customers/mobile.ts";

const oneDay = 24 * 60;

export interface CodeRequest extends CodeTarget {
  readonly language: Language;
  readonly address: string;
}

/**
 * Makes a code and has it sent. Where only numbers with an account are sent to, any other number gets a code all the
 * same, which nobody ever sees: from then on both are treated alike.
 *
 * @throws {DomainError} when no messages can be sent, or too many have been
 */
export async function sendCode(
  { db, sms, now, report }: Pick<Services, "db" | "sms" | "now" | "report">,
  { mobile, scene, language, address }: CodeRequest,
): Promise<void> {
  if (sms === null) throw new DomainError("smsUnavailable");
  const at = now();
  const reportUnsent = (error: unknown): void => report(error, "a code could not be sent");
  const { id, code } = await db.transaction(async (tx) => {
    await countTry(tx, await limitsFor(tx, mobile, networkOf(address), at), at);
    return makeCode(tx, { mobile, scene }, at);
  });
  const delivery = (): Promise<void> => sms.send({ mobile, scene, code, language, at });
  if (ruleOf(scene).onlyIfRegistered === true) {
    // The caller does not wait for the gateway: its time, its failure and the freed limit would tell that there is an
    // account.
    if ((await customerOfMobile(db, mobile)) !== null) delivery().catch(reportUnsent);
    return;
  }
  try {
    await delivery();
  } catch (error) {
    reportUnsent(error);
    await dropCode(db, id);
    throw new DomainError("smsUnavailable");
  }
}

async function limitsFor(db: Executor, mobile: string, network: string, now: Date): Promise<readonly Limit[]> {
  return [
    { key: `sms:pair:${mobile}:${network}`, tries: 10, minutes: oneDay },
    { key: `sms:network:hour:${network}`, tries: 60, minutes: 60 },
    { key: `sms:network:day:${network}`, tries: 300, minutes: oneDay },
    ...((await isOwnNetwork(db, mobile, network, now))
      ? []
      : [{ key: `sms:mobile:${mobile}`, tries: 20, minutes: oneDay }]),
  ];
}

/** `sms/send`: the answer never says whether the number has an account. */
export async function handleSendCode(context: CallContext) {
  const { body, customer, language, address } = context;
  const mobile = requiredMobile(body);
  const scene = body.text("key");
  if (!isScene(scene) || ruleOf(scene).onlyAtDesk === true) throw new DomainError("sceneUnknown");
  if (ruleOf(scene).onlyForCustomers === true && customer === null) throw new LoginRequired();
  if (ruleOf(scene).onlyToOwnNumber === true && customer?.mobile !== mobile) throw new DomainError("mobileNotYours");
  await sendCode(context, { mobile, scene, language, address });
  return new Reply([], { key: "codeSent" });
}
