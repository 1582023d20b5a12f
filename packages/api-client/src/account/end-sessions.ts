import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** Logs another browser out. Only where `account_data` is announced, as the next. */
export const endSession = postCall("session/end", { body: (id: number) => ({ id }), decode: nothing });

/** Logs every other browser out. */
export const endOtherSessions = postCall("session/endOthers", { decode: nothing });
