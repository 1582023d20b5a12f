import { type Decoder, isRecord } from "../wire/decode.ts";
import type { WireBody } from "../wire/request.ts";

/** What a browser makes a passkey by, or asks one to sign, in the JSON of WebAuthn. It is handed on as it is. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** Null where no passkey can be made or used. */
export const passkeyOptions: Decoder<PasskeyOptions | null> = (value) => (isRecord(value) ? value : null);

/**
 * What shows that somebody has a second factor: a code of the app, one of the recovery codes, or what a passkey has made, as
 * JSON.
 */
export type FactorProof = { readonly code: string } | { readonly recoveryCode: string } | { readonly passkey: string };

/** A proof as the wire has it. */
export function proofBody(proof: FactorProof): WireBody {
  return "recoveryCode" in proof ? { recovery_code: proof.recoveryCode } : { ...proof };
}
