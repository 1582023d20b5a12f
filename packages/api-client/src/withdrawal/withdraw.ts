import { postCall } from "../call.ts";
import { idempotencyHeader } from "../wire/idempotency.ts";
import { withdrawalReceipt, type LinkedReceiptParams } from "./withdrawal-receipt.ts";
import { linkBody, type OrderLink } from "../order-links/linked-order.ts";

/** So many pieces of a line. */
export interface WithdrawnLine {
  readonly id: number;
  readonly quantity: number;
}

export interface Withdrawal {
  /** Of the order's lines; all that is left of the order is all of them. */
  readonly lines: readonly WithdrawnLine[];
  readonly name: string;
  /** Where the person can be reached. */
  readonly contact: string;
  /** Names this withdrawal, so that a repetition answers the same receipt. */
  readonly idempotencyKey: string;
}

function withdrawalBody({ lines, name, contact }: Withdrawal) {
  return { lines: lines.map(({ id, quantity }) => ({ id, num: quantity })), name, contact };
}

/** Withdraws from the contract of an order, or of a part of it, at once. @returns the receipt */
export const withdraw = postCall("withdrawal/add", {
  body: ({ orderId, ...withdrawal }: Withdrawal & { readonly orderId: number }) => ({
    id: orderId,
    ...withdrawalBody(withdrawal),
  }),
  headers: idempotencyHeader,
  decode: withdrawalReceipt,
});

/** The same for the order of a link. */
export const withdrawByLink = postCall("order_link/withdraw", {
  body: ({ link, ...withdrawal }: Withdrawal & { readonly link: OrderLink }) => ({
    ...linkBody(link),
    ...withdrawalBody(withdrawal),
  }),
  headers: idempotencyHeader,
  decode: withdrawalReceipt,
});

/** The parcel in which all goods of a withdrawal go back. */
export interface SentBack {
  readonly carrier: string;
  readonly trackingNumber: string;
}

function parcelBody({ carrier, trackingNumber }: SentBack) {
  return { express_name: carrier, invoice_no: trackingNumber };
}

/** Says that the goods are on their way; said again it changes nothing. @returns the receipt as it is then */
export const sendBack = postCall("withdrawal/sendBack", {
  body: ({ withdrawalId, ...parcel }: SentBack & { readonly withdrawalId: number }) => ({
    id: withdrawalId,
    ...parcelBody(parcel),
  }),
  decode: withdrawalReceipt,
});

/** The same for the order of a link. */
export const sendBackByLink = postCall("order_link/sendBack", {
  body: ({ withdrawalId, carrier, trackingNumber, ...link }: SentBack & LinkedReceiptParams) => ({
    ...linkBody(link),
    withdrawal_id: withdrawalId,
    ...parcelBody({ carrier, trackingNumber }),
  }),
  decode: withdrawalReceipt,
});
