import type { Services } from "../call.ts";
import { Refusal } from "../envelope.ts";
import type { Language } from "../language.ts";
import { customerOfMobile } from "./find-customer.ts";
import { networkOf } from "./network.ts";
import { ruleOf } from "./scenes.ts";
import { type CodeTarget, dropCode, makeCode } from "./sms-codes.ts";
import { countTry, type Limit } from "./throttle.ts";

const oneDay = 24 * 60;

export interface CodeWish extends CodeTarget {
  readonly language: Language;
  readonly address: string;
}

/**
 * Makes a code and has it sent. Where only numbers with an account are sent to, any other number gets a code all the
 * same, which nobody ever sees: from then on both are treated alike.
 *
 * @throws {Refusal} when no messages can be sent, or too many have been
 */
export async function sendCode(
  { db, sms, now, report }: Pick<Services, "db" | "sms" | "now" | "report">,
  { mobile, scene, language, address }: CodeWish,
): Promise<void> {
  if (sms === null) throw new Refusal("smsUnavailable");
  const at = now();
  const { id, code } = await db.transaction(async (tx) => {
    await countTry(tx, limitsFor(mobile, networkOf(address)), at);
    return makeCode(tx, { mobile, scene }, at);
  });
  const deliver = async (): Promise<boolean> => {
    try {
      await sms.send({ mobile, scene, code, language, at });
      return true;
    } catch (error) {
      report(error, "a code could not be sent");
      await dropCode(db, id);
      return false;
    }
  };
  if (ruleOf(scene).onlyIfRegistered !== true) {
    if (!(await deliver())) throw new Refusal("smsUnavailable");
  } else if ((await customerOfMobile(db, mobile)) !== null) {
    // How long it takes, and whether it works, would tell that there is an account.
    deliver().catch((error: unknown) => report(error, "an unsent code could not be dropped"));
  }
}

function limitsFor(mobile: string, network: string): readonly Limit[] {
  return [
    { key: `sms:pair:${mobile}:${network}`, tries: 10, minutes: oneDay },
    { key: `sms:mobile:${mobile}`, tries: 20, minutes: oneDay },
    { key: `sms:network:hour:${network}`, tries: 60, minutes: 60 },
    { key: `sms:network:day:${network}`, tries: 300, minutes: oneDay },
  ];
}
