import type { DeskContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { networkOf } from "../../platform/rate-limits/network.ts";
import { countTry, takeBack } from "../../platform/rate-limits/rate-limit.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { requiredDeskPassword } from "../agents/desk-password.ts";
import { hasAccount } from "../agents/manage-accounts.ts";
import { requiredAccount } from "../agents/required-account.ts";
import { openChallenge, tryChallenge } from "../agents/second-factor/challenges.ts";
import { requiredFactor } from "../agents/second-factor/added-factor.ts";
import { registrationOptions } from "../agents/second-factor/passkeys.ts";
import { relyingPartyOf } from "../agents/second-factor/relying-party.ts";
import { newTotpSecret, totpAddress } from "../agents/second-factor/totp.ts";
import { hasOperator } from "./has-operator.ts";
import { makeOperator } from "./make-operator.ts";
import { isLiveCode } from "./one-time-codes.ts";

/** `first_operator/state` */
export async function handleFirstOperatorState({ db }: DeskContext) {
  return { is_needed: !(await hasOperator(db)) };
}

/** `first_operator/check`: whether a code is right, which stays right. */
export async function handleCheckCode(context: DeskContext) {
  await requireCode(context);
  return [];
}

/** `first_operator/begin`: by the code, with account, name and password; answers what a second factor is made of. */
export async function handleBeginFirstOperator(context: DeskContext) {
  const { db, body, passwords, deskOrigin, now } = context;
  await requireCode(context);
  const { account, nickname } = requiredAccount(body);
  if ((await db.$count(agents, hasAccount(account))) > 0)
    throw new DomainError("teamAccountTaken", { field: "account" });
  const passwordHash = await passwords.hash(requiredDeskPassword(body, "password", { account, shopName: null }));
  const party = relyingPartyOf(deskOrigin);
  const passkey = party === null ? null : await registrationOptions(party, { account, nickname, credentialIds: [] });
  const totpSecret = newTotpSecret();
  const challenge = await retriedTransaction(db, (tx) =>
    openChallenge(
      tx,
      {
        agentId: null,
        contents: {
          purpose: "first-operator",
          account,
          nickname,
          passwordHash,
          totpSecret,
          passkeyChallenge: passkey?.challenge ?? null,
        },
      },
      now(),
    ),
  );
  return {
    challenge,
    totp: { secret: totpSecret, address: totpAddress(totpSecret, account) },
    passkey,
    passkey_origin: party?.origin ?? "",
  };
}

/** `first_operator/create`: by the challenge, once the second factor works. The session begins with it. */
export async function handleCreateFirstOperator(context: DeskContext) {
  const { db, body, deskOrigin, address, log, now } = context;
  const challenge = await retriedTransaction(db, (tx) =>
    tryChallenge(tx, body.text("challenge"), "first-operator", now()),
  );
  const factor = await requiredFactor(body, challenge.contents, relyingPartyOf(deskOrigin), now());
  const made = await retriedTransaction(db, (tx) => makeOperator(tx, context, challenge, factor));
  log("the first operator was made", { account: made.account, network: networkOf(address) });
  return new Reply(made, { key: "agentLoggedIn" });
}

/**
 * As many wrong ones as of passwords. Nobody else is kept out by them: a code has 80 bits, so each network is counted alone.
 *
 * @throws {DomainError} where the code is wrong, or of no use any more
 */
async function requireCode({ db, body, address, log, now }: DeskContext): Promise<void> {
  if (await hasOperator(db)) throw new DomainError("firstOperatorExists");
  const network = networkOf(address);
  const key = `first-operator:network:${network}`;
  await countTry(db, [{ key, tries: 10, minutes: 15 }], now());
  if (!(await isLiveCode(db, body.text("code"), now()))) {
    log("a code for the first operator was wrong", { network });
    throw new DomainError("firstOperatorCodeWrong", { field: "code" });
  }
  await takeBack(db, [key]);
}
