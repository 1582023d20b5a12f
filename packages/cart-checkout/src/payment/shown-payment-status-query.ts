import { type ApiClient, paymentStatusQuery, type PaymentSubject } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";

export function shownPaymentStatusQuery(api: ApiClient, subject: PaymentSubject) {
  return queryOptions({
    ...paymentStatusQuery(api, subject),
    // The loader has just fetched it.
    refetchOnMount: false,
    // It may have been paid in another tab, or on a phone.
    refetchOnWindowFocus: "always",
  });
}
