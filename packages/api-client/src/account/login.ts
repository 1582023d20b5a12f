import { postCall } from "../call.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

export interface Login {
  readonly mobile: string;
  readonly password: string;
}

/** The session token in the answer is moved into a cookie by the storefront's server, so no script ever sees it. */
export const login = postCall("account/login", {
  body: ({ mobile, password }: Login) => ({ mobile, password, client: desktopBrowser }),
  decode: nothing,
});

export interface SmsLogin {
  readonly mobile: string;
  readonly code: string;
}

/** As with a password, the storefront's server moves the token of the answer into a cookie. */
export const smsLogin = postCall("account/smsLogin", {
  body: ({ mobile, code }: SmsLogin) => ({ mobile, code, client: desktopBrowser }),
  decode: nothing,
});

export interface Registration {
  readonly mobile: string;
  readonly password: string;
  /** Null where the site configuration asks for none. A code that is sent is checked in any case. */
  readonly code: string | null;
}

/** A successful registration logs the customer in. */
export const register = postCall("account/register", {
  body: ({ mobile, password, code }: Registration) => ({
    mobile,
    password,
    code: code ?? undefined,
    client: desktopBrowser,
  }),
  decode: nothing,
});

export interface PasswordReset {
  readonly mobile: string;
  readonly code: string;
  readonly password: string;
}

/** A successful reset logs the customer in. The kind of client is sent so that the session is that of a browser. */
export const resetPassword = postCall("login_password/forget", {
  body: ({ mobile, code, password }: PasswordReset) => ({ mobile, code, password, client: desktopBrowser }),
  decode: nothing,
});

/** Succeeds also without a session. */
export const logout = postCall("account/logout", { decode: nothing });

/** The purpose of a code, which the platform accepts for nothing else. */
export type SmsCodeScene =
  | "register"
  | "login"
  | "reset-password"
  /** Another number, and the first one: sent to that number. */
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
  readonly mobile: string;
  readonly scene: SmsCodeScene;
}

/** A success says that the request was taken, not that a message arrives. */
export const sendSmsCode = postCall("sms/send", {
  body: ({ mobile, scene }: SmsCodeRequest) => ({ mobile, key: sceneKeys[scene], client: desktopBrowser }),
  decode: nothing,
});
