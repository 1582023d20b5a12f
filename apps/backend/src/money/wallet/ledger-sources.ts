import { type LedgerSource, ledgerSource } from "../../platform/store/schema/wallet.ts";
import type { Language, Texts } from "../../platform/store/language.ts";

/** The name of a source, and whether the wallet gains by it, which an amount of 0 does not show. */
const sources: Readonly<Record<LedgerSource, { readonly gains: boolean; readonly text: Texts }>> = {
  100: {
    gains: true,
    text: { en: "Credited by the platform", zh: "系统增加余额", ja: "運営からの付与", ko: "운영자 지급" },
  },
  101: {
    gains: false,
    text: { en: "Deducted by the platform", zh: "系统扣减余额", ja: "運営による減額", ko: "운영자 차감" },
  },
  102: {
    gains: true,
    text: { en: "Top-up", zh: "用户充值余额", ja: "チャージ", ko: "충전" },
  },
  103: {
    gains: false,
    text: { en: "Payment for an order", zh: "下单扣减余额", ja: "ご注文のお支払い", ko: "주문 결제" },
  },
  104: {
    gains: true,
    text: { en: "Refund for an order", zh: "取消订单退回余额", ja: "ご注文の返金", ko: "주문 환불" },
  },
  105: {
    gains: true,
    text: {
      en: "Paid back by after-sales",
      zh: "售后退回余额",
      ja: "返品・返金による返金",
      ko: "반품/환불 환급",
    },
  },
};

const numbers: readonly LedgerSource[] = Object.values(ledgerSource);

export function sourceText(source: LedgerSource, language: Language): string {
  return sources[source].text[language];
}

export function isGain(source: LedgerSource): boolean {
  return sources[source].gains;
}

export function sourcesThatGain(gains: boolean): readonly LedgerSource[] {
  return numbers.filter((source) => sources[source].gains === gains);
}
