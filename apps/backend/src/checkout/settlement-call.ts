import type { CustomerContext } from "../http/call.ts";
import { Refusal } from "../http/envelope.ts";
import { readCheckoutWish } from "./checkout-request.ts";
import { prepareCheckout } from "./prepare-checkout.ts";
import { settlementWire } from "./settlement-wire.ts";

/** `order/settlement`; coupons that are not for this checkout are passed over, and the answer says which count. */
export async function answerSettlement(context: CustomerContext) {
  const { db, body, customer, language } = context;
  const now = context.now();
  try {
    const checkout = await prepareCheckout(db, readCheckoutWish(body), { customer, language, now }, "all");
    return settlementWire(checkout, context, now);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { key, parameter, notFound } = error;
    throw new Refusal(key, { parameter, notFound, code: 301 });
  }
}
