import type { CallContext } from "../../platform/http/call.ts";
import { closeSession } from "./session.ts";

/** `account/logout`; it succeeds also without a session. */
export async function handleLogout({ db, token }: CallContext) {
  await closeSession(db, token);
  return [];
}
