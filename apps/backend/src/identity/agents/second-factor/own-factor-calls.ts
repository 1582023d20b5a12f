import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { agentPasskeys, agentRecoveryCodes, agentTotps } from "../../../platform/store/schema/second-factors.ts";
import { and, eq } from "../../../platform/store/sql.ts";
import { instant } from "../../../platform/wire/time.ts";
import { deviceOf } from "../../authentication/device.ts";
import { confirmPassword } from "../confirm-password.ts";
import { lockAgent } from "../lock-agent.ts";
import { requiredFactor, storeFactor } from "./added-factor.ts";
import { closeChallenge, openChallenge, tryChallenge } from "./challenges.ts";
import { factorsOf, recoveryCodesLeft } from "./factors-of.ts";
import { registrationOptions } from "./passkeys.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";
import { relyingPartyOf } from "./relying-party.ts";
import { newTotpSecret, totpAddress } from "./totp.ts";

const maxPasskeys = 10;

/** `account/factors`: what the own account has besides its password. */
export async function handleFactors({ db, agent, deskOrigin }: AgentContext) {
  const { totp, passkeys } = await factorsOf(db, agent.id);
  return {
    totp_since: totp === null ? "" : instant(totp.createdAt),
    passkeys: passkeys.map(({ id, host, device, createdAt, usedAt }) => ({
      id,
      host,
      device,
      created_at: instant(createdAt),
      used_at: usedAt === null ? "" : instant(usedAt),
    })),
    recovery_codes_left: await recoveryCodesLeft(db, agent.id),
    passkey_origin: relyingPartyOf(deskOrigin)?.origin ?? "",
    must_keep_one: agent.role === "operator",
  };
}

/** `account/begin_factor`: by the password, what an app or a device makes a second factor of. */
export async function handleBeginFactor(context: AgentContext) {
  const { db, agent, body, deskOrigin, now } = context;
  const kind = (["totp", "passkey"] as const).find((each) => each === body.text("kind"));
  if (kind === undefined) throw new DomainError("parameterWrong", { parameter: "kind" });
  const party = relyingPartyOf(deskOrigin);
  if (kind === "passkey" && party === null) throw new DomainError("passkeysUnavailable");
  await confirmPassword(context);
  const { passkeys } = await factorsOf(db, agent.id);
  if (kind === "passkey" && passkeys.length >= maxPasskeys) throw new DomainError("passkeysTooMany");
  const { account, nickname } = agent;
  const credentialIds = passkeys.map(({ credentialId }) => credentialId);
  const passkey =
    kind === "passkey" && party !== null
      ? await registrationOptions(party, { account, nickname, credentialIds })
      : null;
  const totpSecret = kind === "totp" ? newTotpSecret() : null;
  const contents = { purpose: "factor", totpSecret, passkeyChallenge: passkey?.challenge ?? null } as const;
  const challenge = await retriedTransaction(db, (tx) => openChallenge(tx, { agentId: agent.id, contents }, now()));
  const totp = totpSecret === null ? null : { secret: totpSecret, address: totpAddress(totpSecret, account) };
  return { challenge, totp, passkey };
}

/** `account/add_factor`: once it is shown that it works. With the first one come recovery codes, answered this once. */
export async function handleAddFactor({ db, agent, body, deskOrigin, userAgent, now }: AgentContext) {
  const challenge = await retriedTransaction(db, (tx) => tryChallenge(tx, body.text("challenge"), "factor", now()));
  if (challenge.agentId !== agent.id) throw new DomainError("challengeOver", { field: "challenge" });
  const factor = await requiredFactor(body, challenge.contents, relyingPartyOf(deskOrigin), now());
  const codes = await retriedTransaction(db, async (tx) => {
    await lockAgent(tx, agent.id);
    await closeChallenge(tx, challenge);
    const { count, passkeys } = await factorsOf(tx, agent.id);
    if (factor.kind === "passkey" && passkeys.length >= maxPasskeys) throw new DomainError("passkeysTooMany");
    await storeFactor(tx, { agentId: agent.id, device: deviceOf(userAgent) }, factor, now());
    return count === 0 ? renewRecoveryCodes(tx, agent.id) : [];
  });
  return new Reply({ recovery_codes: codes }, { key: "saved" });
}

/** `account/remove_factor`: by the password; an operator keeps one. With the last one go the recovery codes. */
export async function handleRemoveFactor(context: AgentContext) {
  const { db, agent, body } = context;
  const id = body.text("kind") === "totp" ? null : requiredId(body, "id");
  await confirmPassword(context);
  await retriedTransaction(db, async (tx) => {
    await lockAgent(tx, agent.id);
    const removed =
      id === null
        ? await tx.delete(agentTotps).where(eq(agentTotps.agentId, agent.id)).returning({ id: agentTotps.agentId })
        : await tx
            .delete(agentPasskeys)
            .where(and(eq(agentPasskeys.agentId, agent.id), eq(agentPasskeys.id, id)))
            .returning({ id: agentPasskeys.id });
    if (removed.length === 0) throw new DomainError("factorUnknown", { notFound: true });
    if ((await factorsOf(tx, agent.id)).count > 0) return;
    if (agent.role === "operator") throw new DomainError("factorIsLast");
    await tx.delete(agentRecoveryCodes).where(eq(agentRecoveryCodes.agentId, agent.id));
  });
  return new Reply([], { key: "saved" });
}

/** `account/renew_recovery_codes`: by the password; the former ones are of no use any more. */
export async function handleRenewRecoveryCodes(context: AgentContext) {
  const { db, agent } = context;
  await confirmPassword(context);
  const codes = await retriedTransaction(db, async (tx) => {
    await lockAgent(tx, agent.id);
    if ((await factorsOf(tx, agent.id)).count === 0) throw new DomainError("factorUnknown", { notFound: true });
    return renewRecoveryCodes(tx, agent.id);
  });
  return new Reply({ recovery_codes: codes }, { key: "saved" });
}
