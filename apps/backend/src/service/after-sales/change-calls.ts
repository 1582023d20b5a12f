import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { moveAfterSale, type ReturnParcel } from "./move-after-sale.ts";
import { imagesOf, limitedText } from "./read-request.ts";

/** `after_sale/express`: how the goods go back. Ours: `express_images`, up to three. */
export async function handleReturnShipment({ db, body, customer, idempotencyKey, now }: CustomerContext) {
  const afterSaleId = requiredId(body, "id");
  const parcel = readParcel(body);
  const actor = { kind: "customer", id: customer.id } as const;
  const change = { action: "send", parcel } as const;
  await retriedTransaction(db, (tx) => moveAfterSale(tx, { afterSaleId, change, actor, now: now(), idempotencyKey }));
  return new Reply([true], { key: "returnStored" });
}

function readParcel(body: Query): ReturnParcel {
  const carrier = limitedText(body, "express_name");
  if (carrier === "") throw new DomainError("returnCarrierNeeded");
  const trackingNumber = limitedText(body, "invoice_no");
  if (trackingNumber === "") throw new DomainError("returnNumberNeeded");
  if (!/^[\dA-Za-z]+$/.test(trackingNumber)) throw new DomainError("returnNumberWrong");
  const images = imagesOf(body, "express_images", "express_image");
  return { carrier, trackingNumber, remark: limitedText(body, "express_remark"), images };
}

/** `after_sale/cancel`: the customer no longer asks. */
export async function handleRevoke({ db, body, customer, idempotencyKey, now }: CustomerContext) {
  const afterSaleId = requiredId(body, "id");
  const actor = { kind: "customer", id: customer.id } as const;
  const change = { action: "revoke" } as const;
  await retriedTransaction(db, (tx) => moveAfterSale(tx, { afterSaleId, change, actor, now: now(), idempotencyKey }));
  return new Reply([], { key: "afterSaleRevoked" });
}
