import { outgoingFetch } from "@plaza/http-server";
import { Stripe } from "stripe";
import type { StripeSettings } from "./stripe-settings.ts";

/** The caller's signal says how long its call may take in all; a single request takes no longer than this. */
const deadlineMs = 10_000;
/** A page of a payment's refunds is the longest answer. */
const maxBytes = 1024 * 1024;

/** The SDK with our own HTTP client. It takes no signal, so each call has a client whose requests end with it. */
export type StripeClient = (signal: AbortSignal) => Stripe;

export function stripeClient({ secretKey, gateway }: StripeSettings): StripeClient {
  const ask = outgoingFetch({ deadlineMs, maxBytes });
  const { protocol, hostname, port } = new URL(gateway);
  return (signal) =>
    new Stripe(secretKey, {
      protocol: protocol === "http:" ? "http" : "https",
      host: hostname,
      port,
      timeout: deadlineMs,
      // Whoever calls tries again by itself, later and under the same number.
      maxNetworkRetries: 0,
      telemetry: false,
      httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
        ask(input, { ...init, signal: AbortSignal.any([signal, ...(init?.signal ? [init.signal] : [])]) }),
      ),
    });
}
