import { type PaymentStatus, type ApiClient, paymentStatusQuery, type PaymentSubject } from "@plaza/api-client";
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

/** The stage of a payment, which decides what its page shows. */
export type PaymentStage = "due" | "paid" | "refunded" | "closed";

/** The platform also flags a partial refund as refunded; such an order goes on. */
export function paymentStage({
  paid,
  refunded,
  state,
}: Pick<PaymentStatus, "paid" | "refunded" | "state">): PaymentStage {
  if (state === "closed") return refunded ? "refunded" : "closed";
  return paid || refunded || state !== "unpaid" ? "paid" : "due";
}
