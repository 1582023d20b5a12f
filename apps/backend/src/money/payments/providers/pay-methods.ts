import type { Language, Texts } from "../../../platform/store/language.ts";
import type { PayMethod } from "../../../platform/store/schema/pay-methods.ts";
import { offlineMethods, registeredProviders } from "./registered-providers.ts";
import type { MethodRegistration } from "./registration.ts";

interface ListedMethod extends MethodRegistration {
  readonly method: PayMethod;
}

const balance: ListedMethod = {
  method: "balance",
  code: 3,
  listed: { id: 1, sort: 1 },
  name: { en: "Balance", zh: "余额支付", ja: "残高払い", ko: "잔액 결제" },
  extension: null,
};

/** The wallet, the providers and the ways without one, in the order in which they are shown. */
export const payMethods: readonly ListedMethod[] = [balance, ...registeredProviders, ...offlineMethods].toSorted(
  (one, other) => one.listed.sort - other.listed.sort,
);

/** Whether a client that names some extensions of the contract knows a way of paying. */
export function isKnown(method: PayMethod, extensions: ReadonlySet<string>): boolean {
  const { extension } = listed(method);
  return extension === null || extensions.has(extension);
}

/** The wire's `pay_way`; 0: it has not been paid. */
export function payMethodCode(method: PayMethod | null): number {
  return method === null ? 0 : listed(method).code;
}

/** "-" for what has not been paid. */
export function payMethodText(method: PayMethod | null, language: Language): string {
  return method === null ? "-" : listed(method).name[language];
}

const yourBank: Texts = {
  en: "your bank, by transfer",
  zh: "您提供的银行账户",
  ja: "お客様ご指定の銀行口座",
  ko: "고객님이 알려 주신 은행 계좌",
};

/** Where money goes back to that was paid so; "-" for what has not been paid. */
export function refundWayText(method: PayMethod | null, language: Language): string {
  return method === "cash_on_delivery" ? yourBank[language] : payMethodText(method, language);
}

function listed(method: PayMethod): ListedMethod {
  const found = payMethods.find((each) => each.method === method);
  if (found === undefined) throw new Error(`No provider is registered for ${method}`);
  return found;
}
