import { postCall } from "../call.ts";
import { linkBody } from "../order-links/order-link.ts";
import { type LinkedReceiptParams, withdrawalReceipt } from "./withdrawal-receipt.ts";

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
