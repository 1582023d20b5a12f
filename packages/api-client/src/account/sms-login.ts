import { postCall } from "../call.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

export interface SmsLogin {
  readonly mobile: string;
  readonly code: string;
}

/** As with a password, the storefront's server moves the token of the answer into a cookie. */
export const smsLogin = postCall("account/smsLogin", {
  body: ({ mobile, code }: SmsLogin) => ({ mobile, code, client: desktopBrowser }),
  decode: nothing,
});
