import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** The goods are here. */
export const confirmOrder = postCall("order/confirm", {
  body: (orderId: number) => ({ id: orderId }),
  decode: nothing,
});
