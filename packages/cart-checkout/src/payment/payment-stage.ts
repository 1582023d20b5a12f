import type { PaymentStatus } from "@plaza/api-client";

/** What there is to do about a payment. */
export type PaymentStage = "due" | "paid" | "refunded" | "closed";

/** The platform also calls refunded what was sent back in part only; such an order goes on. */
export function paymentStage({
  paid,
  refunded,
  state,
}: Pick<PaymentStatus, "paid" | "refunded" | "state">): PaymentStage {
  if (state === "closed") return refunded ? "refunded" : "closed";
  return paid || refunded || state !== "unpaid" ? "paid" : "due";
}
