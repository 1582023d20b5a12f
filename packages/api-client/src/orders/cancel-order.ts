import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";

/** An order that is paid already gets its money back. */
export const cancelOrder = postCall("order/cancel", { body: (orderId: number) => ({ id: orderId }), decode: nothing });
