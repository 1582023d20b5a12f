import type { PaymentSubject } from "@plaza/api-client";
import { type PaymentSearch, positiveInteger } from "@plaza/routing";

/** Undefined for what is not given: the router lays the result over the raw query, whose garbage would show through. */
export function paymentSearch({ id, from }: Record<string, unknown>): PaymentSearch {
  return { id: positiveInteger(id), from: from === "trade" || from === "order" ? from : undefined };
}

/** Null where the address names nothing that could be paid. */
export function paymentSubject({ id, from }: PaymentSearch): PaymentSubject | null {
  return id === undefined || from === undefined ? null : { id, from };
}
