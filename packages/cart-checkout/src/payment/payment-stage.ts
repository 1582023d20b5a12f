import type { PaymentStatus } from "@plaza/api-client";

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
