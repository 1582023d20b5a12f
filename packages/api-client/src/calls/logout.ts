import type { ApiClient } from "../api-client.ts";
import { nothing } from "../wire/scalars.ts";

/** Succeeds without a session, too. */
export function logout(api: ApiClient): Promise<void> {
  return api.post("account/logout", {}, nothing);
}
