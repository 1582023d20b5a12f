import type { Order } from "@plaza/api-client";

/** The one thing that an order waits for its buyer to do. */
export type NextStep =
  | { readonly kind: "pay" | "confirmReceipt" | "review" }
  /** By the receipt of a withdrawal, or on the page of a request. */
  | { readonly kind: "sendBack"; readonly requestId: number; readonly withdrawalId: number | null };

/** Null: nothing waits for the buyer. */
export function nextStep({ actions, standing }: Pick<Order, "actions" | "standing">): NextStep | null {
  if (actions.pay) return { kind: "pay" };
  if (standing?.stage === "awaitingGoods" && standing.requestId !== null) {
    return { kind: "sendBack", requestId: standing.requestId, withdrawalId: standing.withdrawalId };
  }
  // A platform that only knows the contract may offer it although nothing of the order is left.
  if (actions.confirmReceipt && standing?.isWhole !== true) return { kind: "confirmReceipt" };
  return actions.review ? { kind: "review" } : null;
}
