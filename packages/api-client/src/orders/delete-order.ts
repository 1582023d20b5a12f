import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** Hides the order from the customer; the shop keeps it. */
export const deleteOrder = postCall("order/del", { body: (orderId: number) => ({ id: orderId }), decode: nothing });
