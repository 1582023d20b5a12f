import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** At least one, because the platform rejects an empty list. */
export const deleteCartLines = postCall("cart/del", {
  body: (lineIds: readonly number[]) => ({ cart_id: lineIds }),
  decode: nothing,
});
