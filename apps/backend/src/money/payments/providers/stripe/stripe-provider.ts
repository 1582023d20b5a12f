import { Stripe } from "stripe";
import type { NotificationReply, PaymentProvider, ShopAddress } from "../provider.ts";
import { makeRefund } from "./make-refund.ts";
import { readEvent } from "./read-event.ts";
import { numberOf, reportOfSession } from "./session-report.ts";
import { startSession } from "./start-session.ts";
import { stripeClient } from "./stripe-client.ts";
import type { StripeSettings } from "./stripe-settings.ts";

/** Stripe Checkout: the shopper's browser leaves for a page of Stripe's, and comes back to the shop. */
export function stripeProvider(settings: StripeSettings, shop: ShopAddress): PaymentProvider {
  const client = stripeClient(settings);
  return {
    method: "stripe",
    note: null,
    start: (payment, _shopper, signal) => startSession(client(signal), payment, shop.origin),
    readNotification: (request) => readEvent(request, settings, shop),
    reply,
    query: async ({ number, startedReference }, signal) => {
      // Nobody has seen a page that Stripe has not answered with.
      if (startedReference === null) return { state: "unpaid" };
      try {
        const session = await client(signal).checkout.sessions.retrieve(startedReference);
        if (numberOf(session) !== number) throw new Error("Stripe has answered with a payment of somebody else");
        return reportOfSession(session);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing")
          return { state: "unpaid" };
        throw error;
      }
    },
    refund: (refund, signal) => makeRefund(client(signal), refund),
    check: async (signal) => {
      try {
        // A restricted key may read these if it may do what the shop does with it, and need not be able to read anything else.
        await client(signal).checkout.sessions.list({ limit: 1 });
        return null;
      } catch (error) {
        const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
        if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError)
          return `${error.statusCode ?? ""}: ${error.code ?? error.type}`;
        throw error;
      }
    },
  };
}

/** Stripe heeds the status alone. */
function reply(isTaken: boolean): NotificationReply {
  return {
    status: isTaken ? 200 : 400,
    contentType: "application/json; charset=utf-8",
    body: JSON.stringify({ received: isTaken }),
  };
}
