import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { plainCode } from "../../platform/http/plain-entry.ts";
import { networkOf } from "../../platform/rate-limits/network.ts";
import { isOwnNetwork, rememberNetwork } from "../../platform/rate-limits/own-networks.ts";
import { checkCode, type CodeTarget } from "./sms-codes.ts";
import { countTry, takeBack } from "../../platform/rate-limits/rate-limit.ts";

/** Wrong codes: of one number from one network, from one network, and of one number from everywhere. */
const perPair = { tries: 40, minutes: 24 * 60 };
const perNetwork = { tries: 30, minutes: 60 };
const perMobile = { tries: 40, minutes: 24 * 60 };

/**
 * Looks whether the code of a request is the one that was sent, without using it.
 *
 * @param parameter has the code
 * @returns its id, for `useCode` in the transaction of what the code allows
 * @throws {DomainError} when it is none, wrong, or no code counts any more
 */
export async function verifyCode(
  { db, now, body, address }: Pick<CallContext, "db" | "now" | "body" | "address">,
  target: CodeTarget,
  parameter = "code",
): Promise<number> {
  const code = plainCode(body.text(parameter));
  if (code === "") throw new DomainError("codeMissing", { field: parameter });
  const at = now();
  const { mobile } = target;
  const network = networkOf(address);
  const limits = [
    { key: `code:pair:${mobile}:${network}`, ...perPair },
    { key: `code:network:${network}`, ...perNetwork },
    ...((await isOwnNetwork(db, mobile, network, at)) ? [] : [{ key: `code:mobile:${mobile}`, ...perMobile }]),
  ];
  await countTry(db, limits, at);
  const id = await checkCode(db, target, code, { field: parameter, now: at });
  await takeBack(
    db,
    limits.map(({ key }) => key),
  );
  await rememberNetwork(db, { login: mobile, network, proof: { codeId: id } }, at);
  return id;
}
