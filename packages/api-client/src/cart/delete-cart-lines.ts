import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** At least one: the platform refuses to do nothing. */
export const deleteCartLines = postCall("cart/del", {
  body: (lineIds: readonly number[]) => ({ cart_id: lineIds }),
  decode: nothing,
});
