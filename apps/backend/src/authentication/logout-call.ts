import type { CallContext } from "../http/call.ts";
import { closeSession } from "./session.ts";

/** `account/logout`; whoever is logged out already is so now. */
export async function handleLogout({ db, token }: CallContext) {
  await closeSession(db, token);
  return [];
}
