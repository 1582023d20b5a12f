import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Executor } from "../../../platform/store/database.ts";
import { agentPasskeys } from "../../../platform/store/schema/second-factors.ts";
import { and, asc, eq } from "../../../platform/store/sql.ts";
import type { RelyingParty } from "./relying-party.ts";

/** Loaded with the first passkey: it brings all kinds of certificates, and few platforms need it at their start. */
const webAuthn = () => import("@simplewebauthn/server");

/** As the desk calls itself on its pages. */
const rpName = "Plaza desk";

interface PasskeyOwner {
  readonly account: string;
  readonly nickname: string;
  /** The credentials that the account has, of which no device makes a second one. */
  readonly credentialIds: readonly string[];
}

/** What a browser makes a passkey by. The password comes before it, so a device need not ask for more than a touch. */
export async function registrationOptions({ host }: RelyingParty, { account, nickname, credentialIds }: PasskeyOwner) {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName,
    rpID: host,
    userName: account,
    userDisplayName: nickname,
    attestationType: "none",
    excludeCredentials: credentialIds.map((id) => ({ id })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
}

/** A passkey as it is stored, before it has an owner. */
export type NewPasskey = Pick<
  typeof agentPasskeys.$inferInsert,
  "counter" | "credentialId" | "host" | "publicKey" | "transports"
>;

/** @returns null where the browser's response is not one to this challenge */
export async function passkeyOf(
  { host, origin }: RelyingParty,
  challenge: string,
  response: unknown,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // Whatever was sent: the library throws where it is none.
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
    });
    if (registrationInfo === undefined) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: transports.slice(0, 10).map((transport) => transport.slice(0, 30)),
      host,
    };
  } catch {
    return null;
  }
}

/** What a browser asks its passkeys by; null: the account has none for this address. */
export async function authenticationOptions(db: Executor, { host }: RelyingParty, agentId: number) {
  const passkeys = await db
    .select({ id: agentPasskeys.credentialId, transports: agentPasskeys.transports })
    .from(agentPasskeys)
    .where(and(eq(agentPasskeys.agentId, agentId), eq(agentPasskeys.host, host)))
    .orderBy(asc(agentPasskeys.id));
  if (passkeys.length === 0) return null;
  const allowCredentials = passkeys.map(({ id, transports }) => ({ id, transports: [...transports] }));
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({ rpID: host, allowCredentials, userVerification: "preferred" });
}

interface PasskeyUse {
  readonly agentId: number;
  readonly challenge: string;
  /** What the browser has sent. */
  readonly response: unknown;
  readonly now: Date;
}

/** Belongs into a transaction. @returns whether a passkey of the account has signed the challenge */
export async function acceptPasskey(
  tx: Executor,
  { host, origin }: RelyingParty,
  { agentId, challenge, response, now }: PasskeyUse,
): Promise<boolean> {
  const credentialId = (response as { readonly id?: unknown } | null)?.id;
  if (typeof credentialId !== "string") return false;
  const [passkey] = await tx
    .select()
    .from(agentPasskeys)
    .where(and(eq(agentPasskeys.agentId, agentId), eq(agentPasskeys.credentialId, credentialId)))
    .for("update");
  if (passkey === undefined) return false;
  const { publicKey, counter } = passkey;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
    requireUserVerification: false,
  }).catch(() => null);
  if (verified?.verified !== true) return false;
  const { newCounter } = verified.authenticationInfo;
  await tx.update(agentPasskeys).set({ counter: newCounter, usedAt: now }).where(eq(agentPasskeys.id, passkey.id));
  return true;
}
