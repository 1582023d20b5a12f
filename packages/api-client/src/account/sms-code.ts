import { postCall } from "../call.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

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
