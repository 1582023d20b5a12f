import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

export const removeLater = postCall("cart/removeLater", {
  body: (skuIds: readonly number[]) => ({ item_id: skuIds }),
  decode: nothing,
});
