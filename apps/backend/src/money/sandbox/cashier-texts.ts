import type { Texts } from "../../platform/store/language.ts";

export const cashierTexts = {
  sandbox: { en: "Sandbox", zh: "Sandbox · 沙箱", ja: "Sandbox · サンドボックス", ko: "Sandbox · 샌드박스" },
  /** Beside the name of a way to pay. */
  note: {
    en: "Sandbox: no real money",
    zh: "沙箱：不产生真实扣款",
    ja: "サンドボックス：実際の請求はありません",
    ko: "샌드박스: 실제 결제 아님",
  },
  noMoney: {
    en: "This page stands in for the real one. No real money is moved.",
    zh: "此页面仅用于演示，不会产生真实扣款。",
    ja: "このページはデモ用です。実際の請求は発生しません。",
    ko: "이 페이지는 데모용이며 실제로 결제되지 않습니다.",
  },
  amount: { en: "Amount", zh: "支付金额", ja: "お支払い金額", ko: "결제 금액" },
  number: { en: "Payment number", zh: "支付单号", ja: "お支払い番号", ko: "결제 번호" },
  pay: { en: "Pay", zh: "确认支付", ja: "支払う", ko: "결제하기" },
  late: {
    en: "Pay, but tell the shop half a minute later",
    zh: "支付，但 30 秒后才通知商城",
    ja: "支払い、30秒後にショップへ通知する",
    ko: "결제하고 30초 뒤에 쇼핑몰에 알리기",
  },
  refuse: { en: "Do not pay", zh: "取消支付", ja: "支払わない", ko: "결제하지 않기" },
  invalid: {
    en: "This payment link is not valid",
    zh: "支付链接无效",
    ja: "このお支払いリンクは無効です",
    ko: "유효하지 않은 결제 링크입니다",
  },
  back: { en: "Back to the shop", zh: "返回商城", ja: "ショップに戻る", ko: "쇼핑몰로 돌아가기" },
} as const satisfies Readonly<Record<string, Texts>>;
