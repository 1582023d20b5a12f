import { postCall } from "../call.ts";
import { idempotencyHeader } from "../wire/idempotency-header.ts";
import { type Application, applicationBody, requestId } from "./application.ts";
import type { ApplicationSubject } from "./application-form.ts";

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
