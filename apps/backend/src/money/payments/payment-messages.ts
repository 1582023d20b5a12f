import type { Texts } from "../../platform/store/language.ts";

/** The messages about paying. */
export const paymentMessages = {
  paid: { en: "Paid", zh: "支付成功", ja: "お支払いが完了しました", ko: "결제가 완료되었습니다" },
  paymentStarted: {
    en: "The payment has been started",
    zh: "发起成功",
    ja: "お支払い手続きを開始しました",
    ko: "결제를 시작했습니다",
  },
  balanceTooLow: {
    en: "This payment is more than your balance",
    zh: "余额不足",
    ja: "残高が不足しています",
    ko: "잔액이 부족합니다",
  },
  paymentMethodMissing: {
    en: "This payment needs a payment method",
    zh: "请选择支付方式",
    ja: "お支払い方法を選択してください",
    ko: "결제 수단을 선택해 주세요",
  },
  paymentMethodUnknown: {
    en: "This payment method is not available",
    zh: "该支付方式不可用",
    ja: "このお支払い方法はご利用いただけません",
    ko: "사용할 수 없는 결제 수단입니다",
  },
  paymentFailed: {
    en: "This payment could not be started. Please try again",
    zh: "支付发起失败，请重试",
    ja: "お支払いを開始できませんでした。もう一度お試しください",
    ko: "결제를 시작하지 못했습니다. 다시 시도해 주세요",
  },
  paymentReplaced: {
    en: "This payment has been replaced by another one",
    zh: "该支付已被新的支付取代",
    ja: "このお支払いは別のお支払いに置き換えられました",
    ko: "다른 결제로 대체된 결제입니다",
  },
  keyReused: {
    en: "This idempotency key was used for another request",
    zh: "该幂等键已用于其他请求",
    ja: "この冪等キーは別のリクエストで使用されています",
    ko: "다른 요청에 이미 사용된 멱등 키입니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof paymentMessages, Texts> {}
}
