import type { Texts } from "../../platform/store/language.ts";

export const standInTexts = {
  title: {
    en: "Send USDT",
    zh: "转账 USDT",
    ja: "USDT を送金",
    ko: "USDT 보내기",
  },
  noMoney: {
    en: "This page stands in for a wallet, and its chain for a real one. Nothing here is worth anything.",
    zh: "此页面代替真实钱包和区块链，仅用于演示，不涉及任何真实资产。",
    ja: "このページは実際のウォレットとチェーンの代わりです。価値のあるものは動きません。",
    ko: "이 페이지는 실제 지갑과 체인을 대신하는 데모입니다. 실제 자산은 이동하지 않습니다.",
  },
  missing: { en: "Still to be sent", zh: "尚需转账", ja: "未送金額", ko: "보낼 금액" },
  address: { en: "Address", zh: "收款地址", ja: "送金先アドレス", ko: "받는 주소" },
  sent: { en: "Sent", zh: "已转账", ja: "送金済み", ko: "보낸 금액" },
  exact: { en: "Send {amount} USDT", zh: "转账 {amount} USDT", ja: "{amount} USDT を送金", ko: "{amount} USDT 보내기" },
  half: {
    en: "Send half: {amount} USDT",
    zh: "只转一半：{amount} USDT",
    ja: "半分だけ送金：{amount} USDT",
    ko: "절반만 보내기: {amount} USDT",
  },
  double: {
    en: "Send double: {amount} USDT",
    zh: "转双倍：{amount} USDT",
    ja: "2倍を送金：{amount} USDT",
    ko: "두 배 보내기: {amount} USDT",
  },
  unknown: {
    en: "There is no such top-up",
    zh: "没有这笔充值",
    ja: "このチャージは存在しません",
    ko: "존재하지 않는 충전입니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;
