import type { Texts } from "../../platform/store/language.ts";

/** The messages about putting money into the wallet. */
export const topUpMessages = {
  topUpStarted: {
    en: "The top-up has been requested",
    zh: "充值申请已提交",
    ja: "チャージを受け付けました",
    ko: "충전이 접수되었습니다",
  },
  topUpClosed: {
    en: "The wallet cannot be topped up at present",
    zh: "暂不支持钱包充值",
    ja: "現在、ウォレットへのチャージはご利用いただけません",
    ko: "현재 지갑을 충전할 수 없습니다",
  },
  topUpAmountWrong: {
    en: "Please enter an amount like 100 or 99.50",
    zh: "请输入正确的充值金额，例如 100 或 99.50",
    ja: "100や99.50のように金額を入力してください",
    ko: "100 또는 99.50처럼 금액을 입력해 주세요",
  },
  topUpTooSmall: {
    en: "A top-up is at least {name}",
    zh: "单次充值最少 {name}",
    ja: "チャージは {name} からです",
    ko: "충전은 최소 {name}부터입니다",
  },
  topUpTooLarge: {
    en: "A top-up is at most {name}",
    zh: "单次充值最多 {name}",
    ja: "1回のチャージは {name} までです",
    ko: "1회 충전은 최대 {name}입니다",
  },
  topUpPaid: {
    en: "This top-up is paid already",
    zh: "该充值已支付",
    ja: "このチャージはすでにお支払い済みです",
    ko: "이미 결제된 충전입니다",
  },
  topUpOver: {
    en: "The time to pay for this top-up is over. Please begin another one",
    zh: "该充值已超过支付时间，请重新发起",
    ja: "このチャージのお支払い期限が過ぎました。もう一度お手続きください",
    ko: "이 충전의 결제 시간이 지났습니다. 다시 시작해 주세요",
  },
  topUpGone: {
    en: "This top-up does not exist",
    zh: "充值记录不存在",
    ja: "このチャージは存在しません",
    ko: "존재하지 않는 충전입니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof topUpMessages, Texts> {}
}
