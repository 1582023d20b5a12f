import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** The customer sees it no more. */
export const deleteOrder = postCall("order/del", { body: (orderId: number) => ({ id: orderId }), decode: nothing });
