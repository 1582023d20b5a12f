import { openAlipayGateway } from "../../money/payments/providers/alipay/test-support/alipay-gateway.ts";
import { openStripeGateway } from "../../money/payments/providers/stripe/test-support/stripe-gateway.ts";
import { openWeChatPayGateway } from "../../money/payments/providers/wechat-pay/test-support/wechat-pay-gateway.ts";
import type { ProviderMethod } from "../../platform/store/schema/pay-methods.ts";
import type { Gateway } from "./gateway.ts";

/** Stand-ins for the companies' servers, of which every registered provider has one. */
const gateways: Readonly<Record<ProviderMethod, (now: () => Date) => Promise<Gateway>>> = {
  alipay: openAlipayGateway,
  wechat: openWeChatPayGateway,
  stripe: openStripeGateway,
};

export async function openGateways(now: () => Date): Promise<readonly Gateway[]> {
  return Promise.all(Object.values(gateways).map((open) => open(now)));
}
