import type { PaymentSubject } from "@plaza/api-client";
import { type PaymentSearch, positiveInteger } from "@plaza/routing";

/**
 * A missing value is `undefined`, because the router merges the result into the raw query, whose invalid values would
 * remain.
 */
export function paymentSearch({ id, from }: Record<string, unknown>): PaymentSearch {
  return { id: positiveInteger(id), from: from === "trade" || from === "order" ? from : undefined };
}

/** Null where the address names no orders to pay for. */
export function paymentSubject({ id, from }: PaymentSearch): PaymentSubject | null {
  return id === undefined || from === undefined ? null : { id, from };
}
