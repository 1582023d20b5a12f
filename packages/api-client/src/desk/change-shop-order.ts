import { postCall } from "../call.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { instant } from "../wire/instant.ts";
import { id, nothing, text } from "../wire/scalars.ts";
import { shopOrderState } from "./shop-order.ts";
import type { OrderState } from "../orders/order.ts";

/** What is sent of one order; without a carrier, where the shop brings it itself. */
export interface Parcel {
  readonly orderId: number;
  readonly carrier: string;
  readonly trackingNumber: string;
}

/** Each order goes by itself: one that cannot be sent any more keeps no other back. */
export interface SentOrders {
  readonly sent: readonly number[];
  readonly rejected: readonly RejectedOrder[];
}

export interface RejectedOrder {
  readonly orderId: number;
  readonly message: string;
  /** What has become of it meanwhile, by whom of the shop ("": nobody), and when; null where that is not known. */
  readonly now: { readonly state: OrderState; readonly by: string; readonly at: number } | null;
}

const rejected: Decoder<RejectedOrder> = record((each) => {
  const at = each("at", instant);
  const by = each("by", text);
  const state = each("state", (value, context) =>
    value === undefined || value === "" ? null : shopOrderState(value, context),
  );
  return {
    orderId: each("order_id", id),
    message: each("message", text),
    now: at === null || state === null ? null : { state, by, at },
  };
});

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
    rejected: field("rejected", list(rejected)),
  })),
});

/** A parcel that is on its way under another carrier or number than was written; `was` is the number before, "" for none. */
export const correctParcel = postCall("orders/correct_parcel", {
  body: ({ orderId, carrier, trackingNumber, was }: Parcel & { readonly was: string }) => ({
    id: orderId,
    carrier,
    tracking_number: trackingNumber,
    was,
  }),
  decode: nothing,
});

/** Whoever sees an order may write to its customer, also first. Answers the customer, whose conversation it is then. */
export const beginConversation = postCall("conversations/begin", {
  body: ({ orderId }: { readonly orderId: number }) => ({ order_id: orderId }),
  decode: record((field) => ({ customerId: field("customer_id", id) })),
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

/** The shop has the cash of a parcel that was paid at the door. */
export const collectCash = postCall("orders/collect_cash", {
  body: ({ id: orderId }: { readonly id: number }) => ({ id: orderId }),
  decode: nothing,
});

/** Nobody took a parcel that was to be paid at the door, and the shop has it again. */
export const refuseParcel = postCall("orders/refuse_parcel", {
  body: ({ id: orderId, reason }: { readonly id: number; readonly reason: string }) => ({ id: orderId, reason }),
  decode: nothing,
});

/** For those who work for the shop alone. */
export const addOrderNote = postCall("orders/add_note", {
  body: ({ id: orderId, note }: { readonly id: number; readonly note: string }) => ({ id: orderId, note }),
  decode: nothing,
});

/** By the note's own id. */
export const removeOrderNote = postCall("orders/remove_note", {
  body: ({ id: noteId }: { readonly id: number }) => ({ id: noteId }),
  decode: nothing,
});

/** What was paid goes back. */
export const closeShopOrder = postCall("orders/close", {
  body: ({ id: orderId, reason }: { readonly id: number; readonly reason: string }) => ({ id: orderId, reason }),
  decode: nothing,
});
