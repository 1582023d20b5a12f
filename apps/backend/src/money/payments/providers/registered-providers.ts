import type { OfflineMethod, PayMethod, ProviderMethod } from "../../../platform/store/schema/pay-methods.ts";
import { alipay } from "./alipay/alipay.ts";
import { bankTransfer } from "./bank-transfer/bank-transfer.ts";
import { cashOnDelivery } from "./cash-on-delivery/cash-on-delivery.ts";
import type { MethodRegistration, ProviderRegistration } from "./registration.ts";
import { stripe } from "./stripe/stripe.ts";
import { weChatPay } from "./wechat-pay/wechat-pay.ts";

const list = [alipay, weChatPay, stripe] as const satisfies readonly ProviderRegistration[];

/** Ways of paying without a provider: they need no contract. */
const offline = [bankTransfer, cashOnDelivery] as const satisfies readonly MethodRegistration[];

declare module "../../../platform/store/schema/pay-methods.ts" {
  interface PayMethods extends Readonly<Record<(typeof list)[number]["method"], true>> {}
  interface OfflineMethods extends Readonly<Record<(typeof offline)[number]["method"], true>> {}
}

export interface RegisteredProvider extends ProviderRegistration {
  readonly method: ProviderMethod;
}

/** Every provider that the platform knows. Which of them a shop has a contract with, its environment says. */
export const registeredProviders: readonly RegisteredProvider[] = list;

/** Null for what is no method of theirs. */
export function registeredProvider(method: string | null | undefined): RegisteredProvider | null {
  return registeredProviders.find((provider) => provider.method === method) ?? null;
}

interface RegisteredOffline extends MethodRegistration {
  readonly method: OfflineMethod;
}

/** Every way of paying whose money a person confirms. Whether it is open, the operator's settings say. */
export const offlineMethods: readonly RegisteredOffline[] = offline;

export function isOffline(method: PayMethod): method is OfflineMethod {
  return offline.some((each) => each.method === method);
}
