import { DomainError } from "../../platform/http/domain-error.ts";
import type { PayMethod } from "../../platform/store/schema/pay-methods.ts";
import { payMethods } from "./providers/pay-methods.ts";
import type { Query } from "../../platform/http/query.ts";
import type { PaymentProviders } from "./providers/provider.ts";
import { isOfOrders, type PaymentSubject } from "./payment-subject.ts";

/** Whether this platform takes money in that way. */
export function isOffered(method: PayMethod, providers: PaymentProviders): boolean {
  return method === "balance" || providers.has(method);
}

/** The wallet is not filled out of the wallet. */
export function pays(method: PayMethod, subject: PaymentSubject): boolean {
  return method !== "balance" || isOfOrders(subject);
}

/** @throws {DomainError} unless a way of paying is chosen that there is */
export function readPayMethod(query: Query, providers: PaymentProviders): PayMethod {
  const code = query.text("pay_way");
  if (code === "") throw new DomainError("paymentMethodMissing");
  const chosen = payMethods.find((each) => String(each.code) === code);
  if (chosen === undefined || !isOffered(chosen.method, providers)) throw new DomainError("paymentMethodUnknown");
  return chosen.method;
}
