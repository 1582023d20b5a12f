import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, optional, record } from "../wire/decode.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { count, flag, id, nothing, optionalText, text } from "../wire/scalars.ts";
import { type FactorProof, type PasskeyOptions, passkeyOptions, proofBody } from "./passkeys.ts";

export interface DeskPasskey {
  readonly id: number;
  /** The host of the desk that it was made for. */
  readonly host: string;
  /** Such as `Firefox, Windows`; null where nobody knows. */
  readonly device: string | null;
  /** Epoch milliseconds, as the next. */
  readonly createdAt: number;
  /** Null: not yet. */
  readonly usedAt: number | null;
}

/** What the own account has besides its password. */
export interface DeskFactors {
  /** Since when there is an authenticator app, in epoch milliseconds; null: there is none. */
  readonly appSince: number | null;
  readonly passkeys: readonly DeskPasskey[];
  readonly recoveryCodesLeft: number;
  /** Where passkeys can be made; null: nowhere. */
  readonly passkeyOrigin: string | null;
  /** The last one cannot be removed. */
  readonly mustKeepOne: boolean;
}

export const fetchDeskFactors = getCall("account/factors", {
  decode: record((field): DeskFactors => ({
    appSince: field("totp_since", instant),
    passkeys: field(
      "passkeys",
      list(
        record((field): DeskPasskey => ({
          id: field("id", id),
          host: field("host", text),
          device: field("device", optionalText),
          createdAt: field("created_at", requiredInstant),
          usedAt: field("used_at", instant),
        })),
      ),
    ),
    recoveryCodesLeft: field("recovery_codes_left", count),
    passkeyOrigin: field("passkey_origin", optionalText),
    mustKeepOne: field("must_keep_one", flag),
  })),
});

export const deskFactorsQuery = defineQuery(fetchDeskFactors, {
  key: "desk-factors",
  freshMs: 5 * second,
  staleAfter: ["own-account-change"],
});

/** What an authenticator app is set up with: it is answered this once. */
export interface AppSecret {
  /** To be typed where no code can be scanned. */
  readonly secret: string;
  /** Of the QR code. */
  readonly address: string;
}

export const appSecret = record((field): AppSecret => ({
  secret: field("secret", text),
  address: field("address", text),
}));

/** A second factor that is being set up. */
export interface BegunFactor {
  readonly challenge: string;
  readonly app: AppSecret | null;
  readonly passkey: PasskeyOptions | null;
}

interface WantedFactor {
  readonly kind: "app" | "passkey";
  /** The present password. */
  readonly current: string;
}

export const beginDeskFactor = postCall("account/begin_factor", {
  body: ({ kind, current }: WantedFactor) => ({ kind: kind === "app" ? "totp" : "passkey", current }),
  decode: record((field): BegunFactor => ({
    challenge: field("challenge", text),
    app: field("totp", optional(appSecret)),
    passkey: field("passkey", passkeyOptions),
  })),
});

export const recoveryCodes = record((field) => field("recovery_codes", list(text)));

/** @returns the recovery codes, which are answered this once; none where the account has some already */
export const addDeskFactor = postCall("account/add_factor", {
  body: ({ challenge, proof }: { readonly challenge: string; readonly proof: FactorProof }) => ({
    challenge,
    ...proofBody(proof),
  }),
  decode: recoveryCodes,
});

interface RemovedFactor {
  /** Null: the app. */
  readonly passkeyId: number | null;
  readonly current: string;
}

export const removeDeskFactor = postCall("account/remove_factor", {
  body: ({ passkeyId, current }: RemovedFactor) =>
    passkeyId === null ? { kind: "totp", current } : { kind: "passkey", id: passkeyId, current },
  decode: nothing,
});

/** The former ones are of no use any more. */
export const renewRecoveryCodes = postCall("account/renew_recovery_codes", {
  body: (current: string) => ({ current }),
  decode: recoveryCodes,
});
