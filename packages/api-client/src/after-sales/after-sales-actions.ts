import { postCall } from "../call.ts";
import { idempotencyHeader, type Repeatable } from "../wire/idempotency.ts";
import { type ApplicationSubject, type Application, applicationBody, requestId } from "./application-form.ts";
import { nothing } from "../wire/scalars.ts";

export interface NewApplication extends Application, ApplicationSubject {}

/** Applies for a refund. @returns the request's id */
export const applyForAfterSales = postCall("after_sale/add", {
  body: ({ orderId, skuId, ...application }: NewApplication) => ({
    order_id: orderId,
    item_id: skuId,
    ...applicationBody(application),
  }),
  headers: idempotencyHeader,
  decode: requestId,
});

export interface RepeatedApplication extends Application {
  readonly requestId: number;
}

/** Puts a request that was refused to the shop once more, in other words. @returns its id */
export const applyAgain = postCall("after_sale/again", {
  body: ({ requestId: repeated, ...application }: RepeatedApplication) => ({
    id: repeated,
    ...applicationBody(application),
  }),
  headers: idempotencyHeader,
  decode: requestId,
});

export interface Revocation extends Repeatable {
  readonly requestId: number;
}

/** Takes a request back; the line can be applied for again. */
export const revokeAfterSales = postCall("after_sale/cancel", {
  body: ({ requestId }: Revocation) => ({ id: requestId }),
  headers: idempotencyHeader,
  decode: nothing,
});

export interface ReturnShipment extends Repeatable {
  readonly requestId: number;
  readonly carrier: string;
  /** Letters and digits. */
  readonly trackingNumber: string;
  readonly remark: string;
  /** Paths of uploads, at most three; a platform without `after_sale_lines` takes the first alone. */
  readonly images: readonly string[];
}

/** Says by whom and under which number the goods are on their way back. */
export const sendReturn = postCall("after_sale/express", {
  body: ({ requestId, carrier, trackingNumber, remark, images }: ReturnShipment) => ({
    id: requestId,
    express_name: carrier.trim(),
    invoice_no: trackingNumber.trim(),
    express_remark: remark.trim(),
    express_image: images[0] ?? "",
    express_images: images,
  }),
  headers: idempotencyHeader,
  decode: nothing,
});
