import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { lineOf } from "./find-line.ts";
import { moveAfterSale } from "./move-after-sale.ts";
import { imagesOf, limitedText, optionalQuantity, requiredReason, requiredType } from "./read-request.ts";
import { requestRefund } from "./request-refund.ts";

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
