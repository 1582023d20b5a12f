import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

export interface CartLineChange {
  readonly lineId: number;
  /** The new quantity, not the difference. */
  readonly quantity: number;
}

export const changeCartLine = postCall("cart/change", {
  body: ({ lineId, quantity }: CartLineChange) => ({ cart_id: lineId, goods_num: quantity }),
  decode: nothing,
});
