import { Stripe } from "stripe";
import type { NotificationRequest, ProviderNotification, ShopAddress } from "../provider.ts";
import { refundMark } from "./make-refund.ts";
import { currency, isOfShop, numberOf, reportOfSession } from "./session-report.ts";
import type { StripeSettings } from "./stripe-settings.ts";

/** How old a signature may be: whoever has recorded an event cannot send it again next week. */
const toleranceSeconds = 300;

/** The time and one or more signatures. The SDK would crash over an empty one. */
const signatureForm = /^t=\d{1,12}(?:,v\d=[\da-f]{64})+$/;

/** Null for what Stripe has not signed, for what it has signed for somebody else, and for money that is not yuan. */
export function readEvent(
  { headers, body }: NotificationRequest,
  { webhookSecret, isLive }: StripeSettings,
  { origin, now }: ShopAddress,
): ProviderNotification | null {
  const event = signedEvent(body, String(headers["stripe-signature"] ?? ""), webhookSecret, now());
  // One that names an account is about another one, which is connected to ours.
  if (event === null || event.account !== undefined || event.livemode !== isLive) return null;
  if (event.type === "refund.failed" || event.type === "refund.updated") return reportOfRefund(event.data.object);
  if (!isOfSession(event)) return { state: "unpaid" };
  const session = event.data.object;
  const number = numberOf(session);
  // Stripe would repeat for days what is rejected, and then give the endpoint up.
  if (number === null || !isOfShop(session, origin)) return { state: "unpaid" };
  if (event.type === "checkout.session.async_payment_failed") return { state: "closed", number };
  return session.currency === currency ? reportOfSession(session) : null;
}

/** A bank may send money back days after it was refunded. How far a refund is besides, Stripe is asked. */
function reportOfRefund({ status, metadata, failure_reason: reason }: Stripe.Refund): ProviderNotification {
  const number = metadata?.[refundMark];
  const isBack = status === "failed" || status === "canceled";
  return isBack && number ? { state: "refundFailed", number, reason: reason ?? status } : { state: "unpaid" };
}

/** What the endpoint has subscribed to besides is nothing that is waited for. */
function isOfSession(
  event: Stripe.Event,
): event is Extract<Stripe.Event, { data: { object: Stripe.Checkout.Session } }> {
  return event.type.startsWith("checkout.session.");
}

function signedEvent(body: Buffer, signature: string, secret: string, now: Date): Stripe.Event | null {
  if (!signatureForm.test(signature)) return null;
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now.getTime());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}
