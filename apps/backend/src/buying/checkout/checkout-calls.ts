import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { readCheckoutRequest } from "./checkout-request.ts";
import { prepareCheckout } from "./prepare-checkout.ts";
import { settlementWire } from "./settlement-wire.ts";
import { Reply } from "../../platform/http/reply.ts";
import { readSubmission } from "./submission.ts";
import { submitCheckout } from "./submit-checkout.ts";

/** `order/settlement`; coupons that are not for this checkout are passed over, and the answer says which count. */
export async function handleSettlement(context: CustomerContext) {
  const { db, body, customer, language } = context;
  const now = context.now();
  try {
    const checkout = await prepareCheckout(db, readCheckoutRequest(body), { customer, language, now }, "all");
    return settlementWire(checkout, context, now);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { key, parameter, notFound } = error;
    throw new DomainError(key, { parameter, notFound, code: 301 });
  }
}

/** `order/submitOrder`; of the orders the contract names the last. */
export async function handleSubmitOrder(context: CustomerContext) {
  const { db, body, customer, language, idempotencyKey } = context;
  const buyer = { customer, language, now: context.now() };
  const { checkoutId, lastOrderId } = await submitCheckout(db, readSubmission(body), idempotencyKey, buyer);
  return new Reply({ trade_id: checkoutId, order_id: lastOrderId, type: "trade" }, { key: "orderSubmitted" });
}
