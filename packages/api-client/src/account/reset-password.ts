import { postCall } from "../call.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

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
