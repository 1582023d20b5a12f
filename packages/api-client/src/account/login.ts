import { postCall } from "../call.ts";
import { type Destination, destinationFields } from "./destination.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

export interface Login {
  readonly destination: Destination;
  readonly password: string;
}

/** The session token in the answer is moved into a cookie by the storefront's server, so no script ever sees it. */
export const login = postCall("account/login", {
  body: ({ destination, password }: Login) => ({ ...destinationFields(destination), password, client: desktopBrowser }),
  decode: nothing,
});

export interface SmsLogin {
  readonly destination: Destination;
  readonly code: string;
}

/** As with a password, the storefront's server moves the token of the answer into a cookie. */
export const smsLogin = postCall("account/smsLogin", {
  body: ({ destination, code }: SmsLogin) => ({ ...destinationFields(destination), code, client: desktopBrowser }),
  decode: nothing,
});

export interface Registration {
  readonly destination: Destination;
  readonly password: string;
  /** Null where the site configuration asks for none. A code that is sent is checked in any case. */
  readonly code: string | null;
}

/** A successful registration logs the customer in. */
export const register = postCall("account/register", {
  body: ({ destination, password, code }: Registration) => ({
    ...destinationFields(destination),
    password,
    code: code ?? undefined,
    client: desktopBrowser,
  }),
  decode: nothing,
});

export interface PasswordReset {
  readonly destination: Destination;
  readonly code: string;
  readonly password: string;
}

/** A successful reset logs the customer in. The kind of client is sent so that the session is that of a browser. */
export const resetPassword = postCall("login_password/forget", {
  body: ({ destination, code, password }: PasswordReset) => ({
    ...destinationFields(destination),
    code,
    password,
    client: desktopBrowser,
  }),
  decode: nothing,
});

/** Succeeds also without a session. */
export const logout = postCall("account/logout", { decode: nothing });

/** The purpose of a code, which the platform accepts for nothing else. */
export type SmsCodeScene =
  | "register"
  | "login"
  | "reset-password"
  /** Another number or address, and the first one: sent there. */
  | "change-mobile"
  | "bind-mobile"
  /** Sent to the number of a merchant's application. */
  | "merchant-application"
  /** Sent to the number that another is to replace; only where `account_data` is announced. */
  | "present-mobile"
  /** That it is the customer; only where `account_data` is announced. */
  | "identity";

const sceneKeys: Readonly<Record<SmsCodeScene, string>> = {
  register: "ZCYZ",
  login: "YZMDL",
  "reset-password": "ZHMM",
  "change-mobile": "BGSJHM",
  "bind-mobile": "BDSJHM",
  "merchant-application": "SJSQYZ",
  "present-mobile": "YZYSJH",
  // Only where `account_data` is announced.
  identity: "SFYZ",
};

export interface SmsCodeRequest {
  readonly destination: Destination;
  readonly scene: SmsCodeScene;
}

/** By text message or email. A success says that the request was taken, not that a message arrives. */
export const sendSmsCode = postCall("sms/send", {
  body: ({ destination, scene }: SmsCodeRequest) => ({
    ...destinationFields(destination),
    key: sceneKeys[scene],
    client: desktopBrowser,
  }),
  decode: nothing,
});
