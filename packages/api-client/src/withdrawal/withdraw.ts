import { postCall } from "../call.ts";
import { linkBody, type OrderLink } from "../order-links/order-link.ts";
import { idempotencyHeader } from "../wire/idempotency-header.ts";
import { withdrawalReceipt } from "./withdrawal-receipt.ts";

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
