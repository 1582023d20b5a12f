import type { Texts } from "../../platform/store/language.ts";

export const cashMessages = {
  cashAccepted: {
    en: "Your order is placed. You pay in cash when it is delivered",
    zh: "下单成功，收货时请付现金",
    ja: "ご注文を承りました。お届け時に代金をお支払いください",
    ko: "주문이 접수되었습니다. 수령하실 때 현금으로 결제해 주세요",
  },
  cashNotOffered: {
    en: "This order cannot be paid in cash on delivery",
    zh: "该订单不支持货到付款",
    ja: "このご注文は代金引換をご利用いただけません",
    ko: "착불 결제를 이용할 수 없는 주문입니다",
  },
  cashTooMany: {
    en: "Several of your orders are still to be paid in cash on delivery. Please receive or cancel one of them first",
    zh: "您已有多笔货到付款订单未完成，请先收货或取消其中一笔",
    ja: "代金引換のご注文が複数残っています。先にいずれかをお受け取りになるか、取り消してください",
    ko: "착불 결제 주문이 이미 여러 건 있습니다. 먼저 그중 하나를 수령하거나 취소해 주세요",
  },
  cashTooManyAtOnce: {
    en: "So many orders cannot be paid in cash on delivery at once. Please pay some of them in another way first",
    zh: "一次不能有这么多订单货到付款，请先用其他方式支付其中一部分",
    ja: "これほど多くのご注文を一度に代金引換にはできません。先に一部を別の方法でお支払いください",
    ko: "이렇게 많은 주문을 한 번에 착불로 결제할 수 없습니다. 먼저 일부를 다른 방법으로 결제해 주세요",
  },
  cashMostWrong: {
    en: "An amount above 0, such as 500, or nothing",
    zh: "请输入大于 0 的金额，例如 500，或留空",
    ja: "0より大きい金額（例：500）を入力するか、空欄にしてください",
    ko: "0보다 큰 금액(예: 500)을 입력하거나 비워 두세요",
  },
  cashTermsChangedMeanwhile: {
    en: "Somebody has changed this meanwhile. Please look at it again",
    zh: "他人已修改，请重新查看",
    ja: "ほかの担当者が変更しました。もう一度ご確認ください",
    ko: "다른 담당자가 그 사이에 변경했습니다. 다시 확인해 주세요",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof cashMessages, Texts> {}
}
