import { postCall } from "../call.ts";
import { idempotencyHeader, type Repeatable } from "../wire/idempotency-header.ts";
import { nothing } from "../wire/scalars.ts";

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
