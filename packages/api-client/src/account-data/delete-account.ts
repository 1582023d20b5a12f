import { postCall } from "../call.ts";
import { record } from "../wire/decode.ts";
import { requiredTime } from "../wire/time.ts";
import type { Identity } from "./identity.ts";

/**
 * Has the account deleted after some days, until when it can be kept. Rejected while something is to be settled before.
 * Only where `account_data` is announced. @returns when, in epoch milliseconds
 */
export const deleteAccount = postCall("user_delete/delete", {
  body: (identity: Identity) => identity,
  decode: record((field) => field("delete_time", requiredTime)),
});
