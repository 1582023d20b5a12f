import type { PaymentStatus } from "@plaza/api-client";

/** What there is to do about a payment. */
export type PaymentStage = "due" | "paid" | "refunded" | "closed";

export function paymentStage({
  paid,
  refunded,
  state,
}: Pick<PaymentStatus, "paid" | "refunded" | "state">): PaymentStage {
  if (refunded) return "refunded";
  if (state === "closed") return "closed";
  return paid || state !== "unpaid" ? "paid" : "due";
}
