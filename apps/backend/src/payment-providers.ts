import type { PaymentConfig } from "./payment-config.ts";
import type { PaymentProvider, PaymentProviders, ShopAddress } from "./money/payments/provider.ts";

/** The providers that a shop has a contract with. Who has none does not load the code of any. */
export async function paymentProviders(
  { alipay, weChatPay }: PaymentConfig,
  shop: ShopAddress,
): Promise<PaymentProviders> {
  const providers: PaymentProvider[] = [];
  if (alipay !== null) {
    const { alipayProvider } = await import("./money/alipay/alipay-provider.ts");
    providers.push(alipayProvider(alipay, shop));
  }
  if (weChatPay !== null) {
    const { weChatPayProvider } = await import("./money/wechat-pay/wechat-pay-provider.ts");
    providers.push(weChatPayProvider(weChatPay, shop));
  }
  return new Map(providers.map((provider) => [provider.method, provider]));
}
