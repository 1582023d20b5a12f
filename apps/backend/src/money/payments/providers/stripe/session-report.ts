import type { Stripe } from "stripe";
import type { PaymentReport } from "../provider.ts";

export const currency = "cny";

type Session = Stripe.Checkout.Session;

/** What a session names the shop with that has opened it. */
export const shopMark = "plaza_shop";

/** Other programs may use the account, too, and may give their sessions numbers like ours. */
export function isOfShop({ metadata }: Session, origin: string): boolean {
  return metadata?.[shopMark] === origin;
}

export function numberOf({ client_reference_id: number }: Session): string | null {
  return number;
}

/** @throws where Stripe says something that it does not say of payments like ours */
export function reportOfSession(session: Session): PaymentReport {
  const { status, payment_status: paid, payment_intent: intent, amount_total: amount } = session;
  const number = numberOf(session);
  if (number === null) throw new Error(`Stripe's session ${session.id} is of no payment`);
  if (status === "expired") return { state: "closed", number };
  // A complete one is unpaid as long as its money is on the way, which some ways of paying there take days for.
  if (paid === "unpaid") return { state: "unpaid" };
  if (paid !== "paid" || intent === null || amount === null || session.currency !== currency)
    throw new Error(`Stripe says ${paid} in ${session.currency} of a payment, which cannot be understood`);
  return { state: "paid", number, reference: typeof intent === "string" ? intent : intent.id, amount };
}
