import type { Texts } from "../../platform/store/language.ts";

/** The messages about topping up with USDT. */
export const usdtMessages = {
  usdtUnavailable: {
    en: "Top-ups with USDT are not available at present. Please try again later",
    zh: "暂时无法使用 USDT 充值，请稍后再试",
    ja: "現在、USDT でのチャージはご利用いただけません。しばらくしてからお試しください",
    ko: "현재 USDT 충전을 이용할 수 없습니다. 나중에 다시 시도해 주세요",
  },
  usdtAmountWrong: {
    en: "Please enter an amount like 500 or 69.72",
    zh: "请输入正确的金额，例如 500 或 69.72",
    ja: "500や69.72のように金額を入力してください",
    ko: "500 또는 69.72처럼 금액을 입력해 주세요",
  },
  usdtTooManyOpen: {
    en: "Please send or cancel one of your {name} open top-ups first",
    zh: "您已有 {name} 笔待支付的充值，请先支付或取消其中一笔",
    ja: "未送金のチャージが{name}件あります。先に送金またはキャンセルしてください",
    ko: "진행 중인 충전이 {name}건 있습니다. 먼저 송금하거나 취소해 주세요",
  },
  usdtBegun: {
    en: "Please send the USDT to the address of this top-up",
    zh: "请将 USDT 转入本次充值的专属地址",
    ja: "このチャージ専用のアドレスに USDT を送金してください",
    ko: "이 충전의 전용 주소로 USDT를 보내 주세요",
  },
  usdtCancelled: {
    en: "The top-up has been cancelled",
    zh: "充值已取消",
    ja: "チャージをキャンセルしました",
    ko: "충전이 취소되었습니다",
  },
  usdtNotCancellable: {
    en: "This top-up cannot be cancelled any more",
    zh: "该充值已无法取消",
    ja: "このチャージはキャンセルできません",
    ko: "이 충전은 더 이상 취소할 수 없습니다",
  },
  noticeUsdtCredited: {
    en: "{usdt} USDT have arrived: {amount} has been added to your wallet",
    zh: "已收到 {usdt} USDT，{amount} 已存入您的钱包",
    ja: "{usdt} USDT を受け取り、{amount} をウォレットに入金しました",
    ko: "{usdt} USDT가 도착하여 지갑에 {amount} 충전되었습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof usdtMessages, Texts> {}
}
