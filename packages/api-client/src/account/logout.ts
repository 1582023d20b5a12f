import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** Succeeds without a session, too. */
export const logout = postCall("account/logout", { decode: nothing });
