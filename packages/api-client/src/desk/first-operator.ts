import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { record } from "../wire/decode.ts";
import { flag, nothing, optionalText, text } from "../wire/scalars.ts";
import { type FactorProof, passkeyOptions, proofBody } from "./passkeys.ts";
import { appSecret, type BegunFactor, recoveryCodes } from "./second-factors.ts";

/** Whether the platform has nobody yet who operates it. */
export const fetchFirstOperatorNeeded = getCall("first_operator/state", {
  decode: record((field) => field("is_needed", flag)),
});

export const firstOperatorNeededQuery = defineQuery(fetchFirstOperatorNeeded, {
  key: "first-operator-needed",
  freshMs: 5 * second,
});

/** Whether it is the one-time code that the platform has printed. It stays right until the operator is made. */
export const checkFirstOperatorCode = postCall("first_operator/check", {
  body: (code: string) => ({ code }),
  decode: nothing,
});

export interface FirstOperator {
  readonly code: string;
  readonly account: string;
  readonly nickname: string;
  readonly password: string;
}

export interface BegunFirstOperator extends BegunFactor {
  /** Where passkeys can be made; null: nowhere. */
  readonly passkeyOrigin: string | null;
}

/** @returns what a second factor is made of, without which there is no operator */
export const beginFirstOperator = postCall("first_operator/begin", {
  body: ({ code, account, nickname, password }: FirstOperator) => ({ code, account, nickname, password }),
  decode: record((field): BegunFirstOperator => ({
    challenge: field("challenge", text),
    app: field("totp", appSecret),
    passkey: field("passkey", passkeyOptions),
    passkeyOrigin: field("passkey_origin", optionalText),
  })),
});

/** With it the session begins. @returns the recovery codes, which are answered this once */
export const createFirstOperator = postCall("first_operator/create", {
  body: ({ challenge, proof }: { readonly challenge: string; readonly proof: FactorProof }) => ({
    challenge,
    ...proofBody(proof),
  }),
  decode: recoveryCodes,
});
