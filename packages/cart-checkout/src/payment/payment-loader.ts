import { ApiError, paymentMethodsQuery, paymentStatusQuery } from "@plaza/api-client";
import type { PaymentSearch, StorefrontContext } from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { paymentSubject } from "./payment-search.ts";

export interface PaymentMatch {
  readonly context: StorefrontContext;
  readonly deps: PaymentSearch;
}

/** How things stand is what the page is about; the ways to pay can be asked for again. */
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
    // What is still on its way would be sent after the document, its failure too.
    await methods;
  }
}
