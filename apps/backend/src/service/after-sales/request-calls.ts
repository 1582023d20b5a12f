import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { lineOf } from "./find-line.ts";
import { moveAfterSale, type ReturnParcel } from "./move-after-sale.ts";
import { requestRefund } from "./request-refund.ts";
import type { Query } from "../../platform/http/query.ts";
import type { AfterSaleType } from "../../platform/store/schema/after-sales.ts";

/** What columns of the contract hold. */
const maxTextLength = 255;

/** `after_sale/add`. Ours: `num` of the line's pieces, and `images`, up to three. */
export async function handleApply({ db, body, customer, idempotencyKey, now }: CustomerContext) {
  const orderId = requiredId(body, "order_id");
  const skuId = requiredId(body, "item_id");
  const type = requiredType(body);
  const [quantity, remark] = [optionalQuantity(body), limitedText(body, "remark")];
  const { id } = await retriedTransaction(db, async (tx) => {
    const found = await lineOf(tx, customer.id, { orderId, skuId });
    if (found === null) throw new DomainError("orderGone", { notFound: true });
    const request = {
      customerId: customer.id,
      orderId,
      lineId: found.line.id,
      type,
      quantity,
      // The contract's clients hear of everything else first.
      reason: limitedText(body, "reason"),
      remark,
      images: imagesOf(body, "images", "img"),
      isWithdrawal: false,
      idempotencyKey,
      now: now(),
    };
    const requested = await requestRefund(tx, request);
    requiredReason(body);
    return requested;
  });
  return new Reply({ after_sale_id: id }, { key: "afterSaleApplied" });
}

/** `after_sale/again`: asks once more after a refusal, in other words. */
export async function handleApplyAgain({ db, body, customer, idempotencyKey, now }: CustomerContext) {
  const afterSaleId = requiredId(body, "id");
  const asked = {
    reason: requiredReason(body),
    type: requiredType(body),
    quantity: optionalQuantity(body),
    remark: limitedText(body, "remark"),
    images: imagesOf(body, "images", "img"),
  };
  await retriedTransaction(db, (tx) =>
    moveAfterSale(tx, {
      afterSaleId,
      change: { action: "ask", asked },
      actor: { kind: "customer", id: customer.id },
      now: now(),
      idempotencyKey,
    }),
  );
  // Text here and a number where it is asked for first: both as the contract has it.
  return new Reply({ after_sale_id: String(afterSaleId) }, { key: "afterSaleApplied" });
}

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

/** @throws {DomainError} when it is missing, or is neither of the contract's two */
function requiredType(body: Query): AfterSaleType {
  const code = body.text("refund_type");
  if (code === "") throw new DomainError("parameterMissing", { parameter: "refund_type" });
  if (code !== "0" && code !== "1") throw new DomainError("parameterWrong", { parameter: "refund_type" });
  return code === "0" ? "refund" : "return";
}

/** @throws {DomainError} when it is missing, or too long */
function requiredReason(body: Query): string {
  const reason = limitedText(body, "reason");
  if (reason === "") throw new DomainError("afterSaleReasonNeeded");
  return reason;
}

/** "" when absent. @throws {DomainError} when it is too long */
function limitedText(body: Query, parameter: string): string {
  const text = body.text(parameter);
  if (text.length > maxTextLength) throw new DomainError("afterSaleTextTooLong");
  return text;
}

/** Null: whatever is possible. @throws {DomainError} when it is no number of pieces */
function optionalQuantity(body: Query): number | null {
  if (body.text("num") === "") return null;
  const quantity = body.integer("num");
  if (quantity === null || quantity < 1) throw new DomainError("parameterWrong", { parameter: "num" });
  return quantity;
}

/** Ours sends a list, the contract's clients one. */
function imagesOf(body: Query, several: string, single: string): readonly string[] {
  const list = body.json(several);
  const sent: readonly unknown[] = Array.isArray(list) ? list : [body.text(single)];
  return sent.filter((each) => typeof each === "string" && each.trim() !== "") as string[];
}
