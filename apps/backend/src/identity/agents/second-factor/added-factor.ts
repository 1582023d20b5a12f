import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Query } from "../../../platform/http/query.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { agentPasskeys, agentTotps, type FactorChallenge } from "../../../platform/store/schema/second-factors.ts";
import { type NewPasskey, passkeyOf } from "./passkeys.ts";
import type { RelyingParty } from "./relying-party.ts";
import { stepOfCode } from "./totp.ts";

/** A second factor that its owner has shown to have, before it is stored. */
export type AddedFactor =
  | { readonly kind: "totp"; readonly secret: string; readonly lastStep: number }
  | { readonly kind: "passkey"; readonly passkey: NewPasskey };

/**
 * What the body of a call proves: the `code` of an app that has the secret, or a `passkey` that has signed.
 *
 * @throws {DomainError} where it proves nothing
 */
export async function requiredFactor(
  body: Query,
  { totpSecret, passkeyChallenge }: FactorChallenge,
  party: RelyingParty | null,
  now: Date,
): Promise<AddedFactor> {
  if (body.has("passkey")) {
    const isPossible = passkeyChallenge !== null && party !== null;
    const passkey = isPossible ? await passkeyOf(party, passkeyChallenge, body.json("passkey")) : null;
    if (passkey === null) throw new DomainError("passkeyWrong", { field: "passkey" });
    return { kind: "passkey", passkey };
  }
  const lastStep = totpSecret === null ? null : stepOfCode(totpSecret, body.text("code"), now);
  if (totpSecret === null || lastStep === null) throw new DomainError("totpCodeWrong", { field: "code" });
  return { kind: "totp", secret: totpSecret, lastStep };
}

interface FactorOwner {
  readonly agentId: number;
  /** The browser that a passkey is made with. */
  readonly device: string;
}

/** Belongs into a transaction. An app takes the place of the one before it. */
export async function storeFactor(
  tx: Executor,
  { agentId, device }: FactorOwner,
  factor: AddedFactor,
  now: Date,
): Promise<void> {
  if (factor.kind === "totp") {
    const { secret, lastStep } = factor;
    const row = { secret, lastStep, createdAt: now };
    await tx
      .insert(agentTotps)
      .values({ agentId, ...row })
      .onConflictDoUpdate({ target: agentTotps.agentId, set: row });
    return;
  }
  const stored = await tx
    .insert(agentPasskeys)
    .values({ ...factor.passkey, agentId, device, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: agentPasskeys.id });
  // Such a credential is somebody's already.
  if (stored.length === 0) throw new DomainError("passkeyWrong", { field: "passkey" });
}
