import { type ApiClient, customerFreshness, customerKeys, type PaymentSubject } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";

export function paymentStatusQuery(api: ApiClient, subject: PaymentSubject) {
  return queryOptions({
    queryKey: customerKeys.paymentStatus(subject),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchPaymentStatus(api, subject, signal),
    staleTime: customerFreshness.paymentStatus,
    // The loader has just asked.
    refetchOnMount: false,
    // It may have been paid in another tab, or on a phone.
    refetchOnWindowFocus: "always",
  });
}

export function paymentMethodsQuery(api: ApiClient, subject: PaymentSubject) {
  return queryOptions({
    queryKey: customerKeys.paymentMethods(subject),
    queryFn: async ({ signal }) => (await import("@plaza/api-client/calls")).fetchPaymentMethods(api, subject, signal),
    staleTime: customerFreshness.paymentMethods,
  });
}
