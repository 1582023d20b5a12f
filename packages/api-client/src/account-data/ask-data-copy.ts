import { postCall } from "../call.ts";
import { dataCopy } from "./data-copy.ts";
import type { Identity } from "./identity.ts";

/**
 * Has a copy of the customer's data made. While one is being made, the answer is that one. The platform makes a few a day.
 * Only where `account_data` is announced.
 */
export const askForDataCopy = postCall("user_data/ask", {
  body: (identity: Identity) => identity,
  decode: dataCopy,
});
