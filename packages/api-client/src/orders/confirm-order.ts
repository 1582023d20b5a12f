import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** Says that the customer has received the goods. */
export const confirmOrder = postCall("order/confirm", {
  body: (orderId: number) => ({ id: orderId }),
  decode: nothing,
});
