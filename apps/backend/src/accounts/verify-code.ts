import type { CallContext } from "../call.ts";
import { Refusal } from "../envelope.ts";
import { networkOf } from "./network.ts";
import { checkCode, type CodeTarget } from "./sms-codes.ts";
import { countTry, takeBack } from "./throttle.ts";

const perMobile = { tries: 40, minutes: 24 * 60 };
const perNetwork = { tries: 30, minutes: 60 };

/**
 * Looks whether the code of a request is the one that was sent, without using it.
 *
 * @returns its id, for `useCode` in the transaction of what the code allows
 * @throws {Refusal} when it is none, wrong, or no code counts any more
 */
export async function verifyCode(
  { db, now, body, address }: Pick<CallContext, "db" | "now" | "body" | "address">,
  target: CodeTarget,
): Promise<number> {
  const code = body.text("code");
  if (code === "") throw new Refusal("codeMissing");
  const at = now();
  const limits = [
    { key: `code:mobile:${target.mobile}`, ...perMobile },
    { key: `code:network:${networkOf(address)}`, ...perNetwork },
  ];
  await countTry(db, limits, at);
  const id = await checkCode(db, target, code, at);
  await takeBack(
    db,
    limits.map(({ key }) => key),
  );
  return id;
}
