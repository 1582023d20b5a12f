import type { ApiClient } from "../api-client.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

/** What a code is for; it is good for nothing else. */
export type SmsCodeScene = "register" | "login" | "reset-password";

const sceneKeys: Readonly<Record<SmsCodeScene, string>> = {
  register: "ZCYZ",
  login: "YZMDL",
  "reset-password": "ZHMM",
};

export interface SmsCodeWish {
  readonly mobile: string;
  readonly scene: SmsCodeScene;
}

/** A success says that the wish was taken, not that a message arrives. */
export function sendSmsCode(api: ApiClient, { mobile, scene }: SmsCodeWish): Promise<void> {
  return api.post("sms/send", { mobile, key: sceneKeys[scene], client: desktopBrowser }, nothing);
}
