import { postCall } from "../call.ts";
import { list, record } from "../wire/decode.ts";
import { id, nothing, text } from "../wire/scalars.ts";

/** What is sent of one order; without a carrier, where the shop brings it itself. */
export interface Parcel {
  readonly orderId: number;
  readonly carrier: string;
  readonly trackingNumber: string;
}

/** Each order goes by itself: one that cannot be sent any more keeps no other back. */
export interface SentOrders {
  readonly sent: readonly number[];
  readonly rejected: readonly { readonly orderId: number; readonly message: string }[];
}

export const sendOrders = postCall("orders/send", {
  body: ({ parcels }: { readonly parcels: readonly Parcel[] }) => ({
    parcels: parcels.map(({ orderId, carrier, trackingNumber }) => ({
      order_id: orderId,
      carrier,
      tracking_number: trackingNumber,
    })),
  }),
  decode: record((field): SentOrders => ({
    sent: field("sent", list(id)),
    rejected: field(
      "rejected",
      list(record((each) => ({ orderId: each("order_id", id), message: each("message", text) }))),
    ),
  })),
});

/** Virtual goods; the text is what the customer gets. */
export const deliverOrder = postCall("orders/deliver", {
  body: ({ id: orderId, content }: { readonly id: number; readonly content: string }) => ({ id: orderId, content }),
  decode: nothing,
});

/** At the counter, for the code that the customer shows. */
export const handOverOrder = postCall("orders/hand_over", {
  body: ({ id: orderId, code }: { readonly id: number; readonly code: string }) => ({ id: orderId, code }),
  decode: nothing,
});

/** What was paid goes back. */
export const closeShopOrder = postCall("orders/close", {
  body: ({ id: orderId, reason }: { readonly id: number; readonly reason: string }) => ({ id: orderId, reason }),
  decode: nothing,
});
