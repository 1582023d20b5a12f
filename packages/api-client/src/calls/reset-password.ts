import type { ApiClient } from "../api-client.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

export interface PasswordReset {
  readonly mobile: string;
  readonly code: string;
  readonly password: string;
}

/** Who has reset the password is logged in. Without the kind of client the session would be another kind's. */
export function resetPassword(api: ApiClient, { mobile, code, password }: PasswordReset): Promise<void> {
  return api.post("login_password/forget", { mobile, code, password, client: desktopBrowser }, nothing);
}
