import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** The account is not deleted after all. A repetition changes nothing. Only where `account_data` is announced. */
export const keepAccount = postCall("user_delete/revoke", { decode: nothing });
