import type { PaymentSubject } from "@plaza/api-client";
import { positive } from "../shared/positive.ts";

/** What the URL of payment says: which orders are paid for. */
export interface PaymentSearch {
  readonly id?: number | undefined;
  readonly from?: PaymentSubject["from"] | undefined;
}

/** Undefined for what is not given: the router lays the result over the raw query, whose garbage would show through. */
export function paymentSearch({ id, from }: Record<string, unknown>): PaymentSearch {
  return { id: positive(id), from: from === "trade" || from === "order" ? from : undefined };
}

/** Null where the address names nothing that could be paid. */
export function paymentSubject({ id, from }: PaymentSearch): PaymentSubject | null {
  return id === undefined || from === undefined ? null : { id, from };
}
