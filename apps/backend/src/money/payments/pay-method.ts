import { DomainError } from "../../platform/http/domain-error.ts";
import type { PayMethod } from "../../platform/store/schema/pay-methods.ts";
import type { CallContext } from "../../platform/http/call.ts";
import { isKnown, payMethods } from "./providers/pay-methods.ts";
import type { PaymentProvider, PaymentProviders } from "./providers/provider.ts";
import { isOffline } from "./providers/registered-providers.ts";
import { offlinePayment } from "./providers/offline-payment.ts";
import { readTransferTerms } from "../transfers/transfer-settings.ts";
import { isOfOrders, type PaymentSubject } from "./payment-subject.ts";

/** Undefined for the wallet and the ways without a provider, and where this platform has no contract. */
export function providerOf(method: PayMethod, providers: PaymentProviders): PaymentProvider | undefined {
  return method === "balance" || isOffline(method) ? undefined : providers.get(method);
}

/**
 * The ways in which this platform takes money from a client. What the contract does not list, a client has to know of.
 * Whether cash is taken depends on the orders, too: `objectionToCash` says it.
 */
export async function offeredMethods(
  context: Pick<CallContext, "db" | "providers" | "extensions" | "language">,
): Promise<ReadonlySet<PayMethod>> {
  const { db, providers, extensions, language } = context;
  const isTransferOpen = extensions.has(offlinePayment) && (await readTransferTerms(db, language)).isOpen;
  const open: readonly PayMethod[] = [
    "balance",
    ...providers.keys(),
    ...(isTransferOpen ? (["bank_transfer"] as const) : []),
    "cash_on_delivery",
  ];
  return new Set(open.filter((method) => isKnown(method, extensions)));
}

/** The wallet is filled neither out of the wallet, nor by transfers, which somebody has to look for on a statement. */
export function pays(method: PayMethod, subject: PaymentSubject): boolean {
  return isOfOrders(subject) || (method !== "balance" && !isOffline(method));
}

/** @throws {DomainError} unless a way of paying is chosen that there is */
export async function readPayMethod(
  context: Pick<CallContext, "db" | "providers" | "extensions" | "language" | "body">,
): Promise<PayMethod> {
  const code = context.body.text("pay_way");
  if (code === "") throw new DomainError("paymentMethodMissing");
  const chosen = payMethods.find((each) => String(each.code) === code);
  if (chosen === undefined || !(await offeredMethods(context)).has(chosen.method))
    throw new DomainError("paymentMethodUnknown");
  return chosen.method;
}
