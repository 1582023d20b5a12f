import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { readCheckoutRequest } from "./checkout-request.ts";
import { prepareCheckout } from "./prepare-checkout.ts";
import { settlementWire } from "./settlement-wire.ts";

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
