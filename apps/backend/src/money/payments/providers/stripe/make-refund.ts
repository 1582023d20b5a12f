import type { Stripe } from "stripe";
import type { PaymentProvider } from "../provider.ts";

/** What has our number in a refund's metadata. */
export const refundMark = "refund";

type RefundToMake = Parameters<PaymentProvider["refund"]>[0];

/**
 * Looks for the refund first, by our number in its metadata: under an idempotency key Stripe repeats its first answer, which
 * would never say how far the refund is since, and forgets the key after a day.
 */
export async function makeRefund(
  client: Stripe,
  { number, paymentReference, amount }: RefundToMake,
): Promise<"done" | "begun"> {
  if (paymentReference === null) throw new Error(`The payment of the refund ${number} has no transaction`);
  const refund =
    (await findRefund(client, paymentReference, number)) ??
    (await client.refunds.create(
      { payment_intent: paymentReference, amount, metadata: { [refundMark]: number } },
      { idempotencyKey: number },
    ));
  if (refund.payment_intent !== paymentReference)
    throw new Error("Stripe has answered with a refund of another payment");
  if (refund.status === "succeeded") return "done";
  if (refund.status === "pending" || refund.status === "requires_action") return "begun";
  // The shopper's card may be closed, say: a person has to look at it in the pages of the account at Stripe.
  throw new Error(`Stripe says ${String(refund.status)} of the refund ${number}`);
}

async function findRefund(client: Stripe, paymentReference: string, number: string): Promise<Stripe.Refund | null> {
  for await (const refund of client.refunds.list({ payment_intent: paymentReference, limit: 100 }))
    if (refund.metadata?.[refundMark] === number) return refund;
  return null;
}
