import { contract, type ProviderRegistration } from "../registration.ts";
import { readAlipaySettings } from "./alipay-settings.ts";

export const alipay = {
  method: "alipay",
  code: 2,
  listed: { id: 3, sort: 11 },
  name: { en: "Alipay", zh: "支付宝支付", ja: "Alipay", ko: "알리페이" },
  extension: null,
  company: { en: "Alipay", zh: "支付宝", ja: "Alipay", ko: "알리페이" },
  startsWith: "form",
  contract: contract(readAlipaySettings, async (settings, shop) => {
    const { alipayProvider } = await import("./alipay-provider.ts");
    return alipayProvider(settings, shop);
  }),
} as const satisfies ProviderRegistration;
