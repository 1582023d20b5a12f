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
  transferAwaited: {
    en: "We await your bank transfer",
    zh: "请按所示账号转账，到账后订单即生效",
    ja: "銀行振込をお待ちしています",
    ko: "입금을 기다리고 있습니다",
  },
  transfersTooMany: {
    en: "Several of your orders wait for a bank transfer already. Please pay or cancel one of them first",
    zh: "您已有多笔订单等待银行转账，请先支付或取消其中一笔",
    ja: "銀行振込待ちのご注文が複数あります。先にいずれかをお支払いになるか、取り消してください",
    ko: "입금 대기 중인 주문이 이미 여러 건 있습니다. 먼저 그중 하나를 결제하거나 취소해 주세요",
  },
  transferGone: {
    en: "There is no such transfer",
    zh: "没有这笔转账",
    ja: "その振込はありません",
    ko: "해당 이체가 없습니다",
  },
  transferDecided: {
    en: "Somebody has dealt with it meanwhile",
    zh: "该笔已由他人处理",
    ja: "すでに別の担当者が処理しました",
    ko: "이미 다른 담당자가 처리했습니다",
  },
  transferReferenceWrong: {
    en: "There is no such reference. Please compare it with the statement",
    zh: "没有这个转账编号，请与银行对账单核对",
    ja: "その照会番号はありません。明細と見比べてください",
    ko: "해당 참조 번호가 없습니다. 거래 명세와 비교해 주세요",
  },
  bankReferenceWrong: {
    en: "The bank's number of the transfer, 3 to 64 characters",
    zh: "请填写银行流水号，3 至 64 个字符",
    ja: "銀行の取引番号を3～64文字で入力してください",
    ko: "은행 거래 번호를 3~64자로 입력해 주세요",
  },
  bankReferenceUsed: {
    en: "Another transfer was entered with this number of the bank",
    zh: "该银行流水号已用于另一笔转账",
    ja: "この取引番号は別の振込で入力済みです",
    ko: "이 은행 거래 번호는 다른 이체에 이미 입력되었습니다",
  },
  transferAmountWrong: {
    en: "An amount above 0, such as 79.50",
    zh: "请输入大于 0 的金额，例如 79.50",
    ja: "0より大きい金額を入力してください（例：79.50）",
    ko: "0보다 큰 금액을 입력해 주세요. 예: 79.50",
  },
  transferDayWrong: {
    en: "The day on the statement, not after today",
    zh: "请填写对账单上的日期，不得晚于今天",
    ja: "明細の日付を入力してください（本日まで）",
    ko: "거래 명세의 날짜를 입력해 주세요(오늘까지)",
  },
  transferPayerWrong: {
    en: "At most 120 characters",
    zh: "最多 120 个字符",
    ja: "120文字以内で入力してください",
    ko: "120자 이내로 입력해 주세요",
  },
  noticePartOfTransfer: {
    en: "{amount} of your bank transfer for order {number} has arrived. Please transfer the remaining {missing}.",
    zh: "订单 {number} 的银行转账已到账 {amount}，还需转账 {missing}。",
    ja: "注文{number}の銀行振込のうち{amount}を確認しました。残りの{missing}をお振り込みください。",
    ko: "주문 {number}: 무통장 입금액 {amount} 확인되었습니다. 남은 금액 {missing} 입금 부탁드립니다.",
  },
  noticePartOfTransferForOrders: {
    en: "{amount} of your bank transfer for the orders {number} has arrived. Please transfer the remaining {missing}.",
    zh: "订单 {number} 的合并银行转账已到账 {amount}，还需转账 {missing}。",
    ja: "ご注文（{number}）のお振込のうち{amount}を確認しました。合計で残り{missing}をお振り込みください。",
    ko: "주문({number}): 합계 무통장 입금액 중 {amount} 확인되었습니다. 남은 금액 {missing} 입금 부탁드립니다.",
  },
  providerWithoutContract: {
    en: "There is no contract with this provider that could be tested",
    zh: "没有可测试的支付渠道签约配置",
    ja: "テストできる決済会社との契約設定がありません",
    ko: "테스트할 수 있는 결제사 계약 설정이 없습니다",
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
