import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { plainCode } from "../../platform/http/plain-entry.ts";
import { networkOf } from "../../platform/rate-limits/network.ts";
import { isOwnNetwork, rememberNetwork } from "../../platform/rate-limits/own-networks.ts";
import { checkCode, type CodeTarget } from "./codes.ts";
import { countTry, takeBack } from "../../platform/rate-limits/rate-limit.ts";

/** Wrong codes: of one destination from one network, from one network, and of one destination from everywhere. */
const perPair = { tries: 40, minutes: 24 * 60 };
const perNetwork = { tries: 30, minutes: 60 };
const perDestination = { tries: 40, minutes: 24 * 60 };

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
  const { destination } = target;
  const network = networkOf(address);
  const limits = [
    { key: `code:pair:${destination}:${network}`, ...perPair },
    { key: `code:network:${network}`, ...perNetwork },
    ...((await isOwnNetwork(db, destination, network, at))
      ? []
      : [{ key: `code:destination:${destination}`, ...perDestination }]),
  ];
  await countTry(db, limits, at);
  const id = await checkCode(db, target, code, { field: parameter, now: at });
  await takeBack(
    db,
    limits.map(({ key }) => key),
  );
  await rememberNetwork(db, { login: destination, network, proof: { codeId: id } }, at);
  return id;
}
