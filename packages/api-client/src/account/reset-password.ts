import { postCall } from "../call.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

export interface PasswordReset {
  readonly mobile: string;
  readonly code: string;
  readonly password: string;
}

/** Who has reset the password is logged in. Without the kind of client the session would be another kind's. */
export const resetPassword = postCall("login_password/forget", {
  body: ({ mobile, code, password }: PasswordReset) => ({ mobile, code, password, client: desktopBrowser }),
  decode: nothing,
});
