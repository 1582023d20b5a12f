import { postCall } from "../call.ts";
import { record } from "../wire/decode.ts";
import { text } from "../wire/scalars.ts";

/**
 * Sends the link to an order to the telephone of the customer who asks. The platform sends a few a day. Only where
 * `guest_order` is announced.
 */
export const sendOrderLink = postCall("order_link/send", {
  body: (orderId: number) => ({ id: orderId }),
  decode: record((field) => ({
    /** Where to, with asterisks in the middle. */
    mobile: field("mobile", text),
  })),
});
