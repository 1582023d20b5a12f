import type { ProviderMethod } from "../../../platform/store/schema/pay-methods.ts";
import { alipay } from "./alipay/alipay.ts";
import type { ProviderRegistration } from "./registration.ts";
import { weChatPay } from "./wechat-pay/wechat-pay.ts";

const list = [alipay, weChatPay] as const satisfies readonly ProviderRegistration[];

declare module "../../../platform/store/schema/pay-methods.ts" {
  interface PayMethods extends Readonly<Record<(typeof list)[number]["method"], true>> {}
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
