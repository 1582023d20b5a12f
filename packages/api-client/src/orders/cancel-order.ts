import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** Cancels an order. One that is paid is refunded. */
export const cancelOrder = postCall("order/cancel", { body: (orderId: number) => ({ id: orderId }), decode: nothing });
