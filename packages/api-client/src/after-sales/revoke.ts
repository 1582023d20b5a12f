import { postCall } from "../call.ts";
import { idempotencyHeader, type Repeatable } from "../wire/idempotency-header.ts";
import { nothing } from "../wire/scalars.ts";

export interface Revocation extends Repeatable {
  readonly requestId: number;
}

/** Takes a request back; the line can be applied for again. */
export const revokeAfterSales = postCall("after_sale/cancel", {
  body: ({ requestId }: Revocation) => ({ id: requestId }),
  headers: idempotencyHeader,
  decode: nothing,
});
