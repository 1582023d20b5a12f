import { postCall } from "../call.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { record } from "../wire/decode.ts";
import { count, flag, nothing, optionalText } from "../wire/scalars.ts";
import { type FactorProof, type PasskeyOptions, passkeyOptions, proofBody } from "./passkeys.ts";

export interface DeskLogin {
  readonly account: string;
  readonly password: string;
  /** Whom one works for: a shop and the platform have accounts apart. */
  readonly of: "shop" | "platform";
}

/** What a login still asks for, besides the password that was right. */
export interface DeskLoginChallenge {
  /** By which the login is finished, within a quarter of an hour. */
  readonly challenge: string;
  /** Whether there is an authenticator app. */
  readonly hasApp: boolean;
  /** What a passkey has to sign; null: the account has none for this address. */
  readonly passkey: PasskeyOptions | null;
  readonly recoveryCodesLeft: number;
}

/**
 * Of the namespace `deskapi`, as the next. The token of the session is kept in a cookie by the desk's server, so no script ever
 * sees it.
 *
 * @returns null where the session has begun, which it does for accounts without a second factor
 */
export const loginAtDesk = postCall("login/begin", {
  body: ({ account, password, of }: DeskLogin) => ({
    account,
    password,
    type: of === "shop" ? 1 : 2,
    client: desktopBrowser,
  }),
  decode: record((field): DeskLoginChallenge | null => {
    const challenge = field("challenge", optionalText);
    return challenge === null
      ? null
      : {
          challenge,
          hasApp: field("totp", flag),
          passkey: field("passkey", passkeyOptions),
          recoveryCodesLeft: field("recovery_codes_left", count),
        };
  }),
});

export interface DeskLoginEnd {
  readonly challenge: string;
  readonly proof: FactorProof;
}

/** With it the session begins. A rejection with the field `challenge` means that the password is asked for again. */
export const finishDeskLogin = postCall("login/finish", {
  body: ({ challenge, proof }: DeskLoginEnd) => ({ challenge, ...proofBody(proof) }),
  decode: nothing,
});

/** Of the namespace `kefuapi`, as the next. The answer does not tell whether there is such an account. */
export const sendForgottenCode = postCall("account/forgotCode", {
  body: (account: string) => ({ account }),
  decode: nothing,
});

export interface ForgottenDeskPassword {
  readonly account: string;
  /** That was sent to the account's telephone. */
  readonly code: string;
  readonly password: string;
}

/** All sessions of the account end, and none begins. */
export const replaceForgottenPassword = postCall("account/newPassword", {
  body: ({ account, code, password }: ForgottenDeskPassword) => ({ account, code, password }),
  decode: nothing,
});

/** Of the namespace `kefuapi`. */
export const logOutOfDesk = postCall("account/logout", { decode: nothing });
