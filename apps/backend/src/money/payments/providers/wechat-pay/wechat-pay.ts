import { contract, type ProviderRegistration } from "../registration.ts";
import { readWeChatPaySettings } from "./wechat-pay-settings.ts";

export const weChatPay = {
  method: "wechat",
  code: 1,
  listed: { id: 2, sort: 0 },
  name: { en: "WeChat Pay", zh: "微信支付", ja: "WeChat Pay", ko: "위챗페이" },
  extension: null,
  company: { en: "WeChat Pay", zh: "微信支付", ja: "WeChat Pay", ko: "위챗페이" },
  startsWith: "code",
  contract: contract(readWeChatPaySettings, async (settings, shop) => {
    const { weChatPayProvider } = await import("./wechat-pay-provider.ts");
    return weChatPayProvider(settings, shop);
  }),
} as const satisfies ProviderRegistration;
