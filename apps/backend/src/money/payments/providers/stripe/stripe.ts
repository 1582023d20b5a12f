import { paymentPage } from "../payment-page.ts";
import { contract, type ProviderRegistration } from "../registration.ts";
import { readStripeSettings } from "./stripe-settings.ts";

export const stripe = {
  method: "stripe",
  code: 102,
  listed: { id: 102, sort: 15 },
  name: { en: "Card (Stripe)", zh: "银行卡支付（Stripe）", ja: "カード払い（Stripe）", ko: "카드 결제(Stripe)" },
  extension: paymentPage,
  company: { en: "Stripe", zh: "Stripe", ja: "Stripe", ko: "Stripe" },
  startsWith: "page",
  contract: contract(readStripeSettings, async (settings, shop) => {
    const { stripeProvider } = await import("./stripe-provider.ts");
    return stripeProvider(settings, shop);
  }),
} as const satisfies ProviderRegistration;
