import { postCall } from "../call.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

export interface SmsLogin {
  readonly mobile: string;
  readonly code: string;
}

/** As with a password, the token in the answer is the server's. */
export const smsLogin = postCall("account/smsLogin", {
  body: ({ mobile, code }: SmsLogin) => ({ mobile, code, client: desktopBrowser }),
  decode: nothing,
});
