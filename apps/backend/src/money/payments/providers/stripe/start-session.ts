import { Stripe } from "stripe";
import { type PaymentToStart, StartRejected, type StartedPayment } from "../provider.ts";
import { currency, numberOf, shopMark } from "./session-report.ts";

const minute = 60_000;
/** Stripe takes half an hour to a day from now; the margins are for a start that is repeated. */
const minMs = 40 * minute;
const maxMs = 23 * 60 * minute;

/**
 * Opens a page of Stripe's for a payment. All of it depends on the payment alone: Stripe answers a repetition under the same
 * key with the same session, and refuses one that asks for something else. So the page is in the language of the browser.
 */
export async function startSession(
  client: Stripe,
  { number, amount, title, payBefore, startedAt, returnPath }: PaymentToStart,
  origin: string,
): Promise<StartedPayment> {
  const back = `${origin}${returnPath}`;
  const session = await client.checkout.sessions
    .create(
      {
        mode: "payment",
        client_reference_id: number,
        metadata: { [shopMark]: origin },
        line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: title } } }],
        payment_intent_data: { metadata: { payment: number } },
        success_url: back,
        cancel_url: back,
        ...(payBefore === null ? {} : { expires_at: expiryOf(payBefore, startedAt) }),
      },
      { idempotencyKey: number },
    )
    .catch((error: unknown) => {
      throw isFinal(error) ? new StartRejected(`Stripe does not start ${number}`, { cause: error }) : error;
    });
  if (numberOf(session) !== number || session.url === null)
    throw new Error(`Stripe has opened no page for the payment ${number}`);
  return { kind: "page", address: session.url, reference: session.id };
}

/** Seconds. Money that comes after the orders' deadline goes back. */
function expiryOf(payBefore: Date, startedAt: Date): number {
  const wanted = payBefore.getTime() - startedAt.getTime();
  return Math.floor((startedAt.getTime() + Math.min(Math.max(wanted, minMs), maxMs)) / 1000);
}

/**
 * Whether Stripe has answered: it repeats a failure of its own under the same key for a day, and a page that was to be opened
 * earlier may by now end too soon for it. A conflict is none: the same start is under way there.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  return error.statusCode !== undefined && error.statusCode !== 409;
}
