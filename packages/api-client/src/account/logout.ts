import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** Succeeds also without a session. */
export const logout = postCall("account/logout", { decode: nothing });
