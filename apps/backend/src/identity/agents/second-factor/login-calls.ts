import type { DeskContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { countTry, type Limit, takeBack } from "../../../platform/rate-limits/rate-limit.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { beginSession, checkLogin } from "../check-login.ts";
import { lockAgent } from "../lock-agent.ts";
import { type Challenge, closeChallenge, openChallenge, tryChallenge } from "./challenges.ts";
import { factorsOf, recoveryCodesLeft } from "./factors-of.ts";
import { authenticationOptions, acceptPasskey } from "./passkeys.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";
import { relyingPartyOf } from "./relying-party.ts";
import { spendTotpCode } from "./totp.ts";

/** Of second factors that were wrong, by who has the password: six digits are guessed in no lifetime. */
const limitsOf = (agentId: number): readonly Limit[] => [
  { key: `second-factor:short:${agentId}`, tries: 10, minutes: 15 },
  { key: `second-factor:day:${agentId}`, tries: 60, minutes: 24 * 60 },
];

/**
 * `login/begin`: as `account/login`, except that an account with a second factor is answered what it has to show instead of a
 * session.
 */
export async function handleBeginLogin(context: DeskContext) {
  const { db, deskOrigin, now } = context;
  const { agent, passwordHash, client } = await checkLogin(context);
  const party = relyingPartyOf(deskOrigin);
  const answer = await retriedTransaction(db, async (tx) => {
    await lockAgent(tx, agent.id);
    const { totp, count } = await factorsOf(tx, agent.id);
    if (count === 0) return beginSession(tx, context, { agentId: agent.id, passwordHash, client });
    const passkey = party === null ? null : await authenticationOptions(tx, party, agent.id);
    const contents = { purpose: "login", passwordHash, client, passkeyChallenge: passkey?.challenge ?? null } as const;
    return {
      challenge: await openChallenge(tx, { agentId: agent.id, contents }, now()),
      totp: totp !== null,
      passkey,
      recovery_codes_left: await recoveryCodesLeft(tx, agent.id),
    };
  });
  return new Reply(answer, "token" in answer ? { key: "agentLoggedIn" } : {});
}

/** `login/finish`: by the challenge, with a `code` of the app, a `recovery_code` or what a `passkey` has signed. */
export async function handleFinishLogin(context: DeskContext) {
  const { db, body, now } = context;
  const challenge = await retriedTransaction(db, (tx) => tryChallenge(tx, body.text("challenge"), "login", now()));
  const { agentId, contents } = challenge;
  if (agentId === null) throw new DomainError("challengeOver", { field: "challenge" });
  const limits = limitsOf(agentId);
  await countTry(db, limits, now());
  const session = await retriedTransaction(db, async (tx) => {
    await lockAgent(tx, agentId);
    await closeChallenge(tx, challenge);
    await useFactor(tx, context, agentId, contents);
    await takeBack(
      tx,
      limits.map(({ key }) => key),
    );
    return beginSession(tx, context, { agentId, passwordHash: contents.passwordHash, client: contents.client });
  });
  return new Reply(session, { key: "agentLoggedIn" });
}

/** @throws {DomainError} where what was sent proves nothing */
async function useFactor(
  tx: Executor,
  { body, deskOrigin, now }: DeskContext,
  agentId: number,
  { passkeyChallenge }: Challenge<"login">["contents"],
): Promise<void> {
  if (body.has("passkey")) {
    const party = relyingPartyOf(deskOrigin);
    const response = body.json("passkey");
    const isPossible = party !== null && passkeyChallenge !== null;
    const isRight =
      isPossible && (await acceptPasskey(tx, party, { agentId, challenge: passkeyChallenge, response, now: now() }));
    if (!isRight) throw new DomainError("passkeyWrong", { field: "passkey" });
    return;
  }
  const recoveryCode = body.text("recovery_code");
  if (recoveryCode !== "") {
    if (!(await spendRecoveryCode(tx, agentId, recoveryCode)))
      throw new DomainError("recoveryCodeWrong", { field: "recovery_code" });
    return;
  }
  if (!(await spendTotpCode(tx, agentId, body.text("code"), now())))
    throw new DomainError("totpCodeWrong", { field: "code" });
}
