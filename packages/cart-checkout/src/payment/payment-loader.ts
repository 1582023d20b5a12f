import { ApiError, paymentMethodsQuery, paymentStatusQuery } from "@plaza/api-client";
import { importOrReload, type PageSummary, type PaymentSearch, type StorefrontContext } from "@plaza/routing";
import { writtenAddressQuery } from "@plaza/shopping/written-address";
import { notFound } from "@tanstack/react-router";
import { pageTitle } from "../page-title.ts";
import { paymentSubject } from "./payment-search.ts";

export interface PaymentMatch {
  readonly context: StorefrontContext;
  readonly deps: PaymentSearch;
}

/** The payment's status is required; the payment methods may fail, and can be fetched again on the page. */
export async function loadPayment({ context, deps }: PaymentMatch): Promise<PageSummary> {
  const { api, queryClient, locale, i18n } = context;
  const subject = paymentSubject(deps);
  if (subject === null) throw notFound();
  const methods = queryClient.prefetchQuery(paymentMethodsQuery(api, subject));
  try {
    const { receiver } = await queryClient.fetchQuery(paymentStatusQuery(api, subject));
    if (receiver !== null)
      await queryClient.prefetchQuery(writtenAddressQuery(receiver.address, locale, importOrReload));
    return { title: pageTitle(i18n, "payment") };
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  } finally {
    // A pending query would be streamed after the document, and so would its failure.
    await methods;
  }
}
