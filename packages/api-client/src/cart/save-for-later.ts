import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** Lines that are not in the cart any more are passed over: a repetition changes nothing. */
export const saveForLater = postCall("cart/saveForLater", {
  body: (lineIds: readonly number[]) => ({ cart_id: lineIds }),
  decode: nothing,
});
