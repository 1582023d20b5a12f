import type { CustomerContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { readSubmission } from "./submission.ts";
import { submitCheckout } from "./submit-checkout.ts";

/** `order/submitOrder`; of the orders the contract names the last. */
export async function handleSubmitOrder(context: CustomerContext) {
  const { db, body, customer, language, idempotencyKey } = context;
  const buyer = { customer, language, now: context.now() };
  const { checkoutId, lastOrderId } = await submitCheckout(db, readSubmission(body), idempotencyKey, buyer);
  return new Reply({ trade_id: checkoutId, order_id: lastOrderId, type: "trade" }, { key: "orderSubmitted" });
}
