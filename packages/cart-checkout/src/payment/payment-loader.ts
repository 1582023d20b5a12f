import { ApiError, paymentMethodsQuery, paymentStatusQuery } from "@plaza/api-client";
import type { PaymentSearch, StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { paymentSubject } from "./payment-search.ts";

export interface PaymentMatch {
  readonly context: StorefrontContext;
  readonly deps: PaymentSearch;
}

/** The payment's status is required; the payment methods may fail, and can be fetched again on the page. */
export async function loadPayment({ context, deps }: PaymentMatch): Promise<void> {
  const { api, queryClient } = context;
  const subject = paymentSubject(deps);
  if (subject === null) throw notFound();
  const methods = queryClient.prefetchQuery(paymentMethodsQuery(api, subject));
  try {
    await queryClient.fetchQuery(paymentStatusQuery(api, subject));
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  } finally {
    // A pending query would be streamed after the document, and so would its failure.
    await methods;
  }
}
