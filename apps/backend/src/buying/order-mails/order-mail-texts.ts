import type { MailTemplate } from "../../platform/mail/mail-template.ts";
import type { OrderMailKind } from "../../platform/store/schema/order-mails.ts";
import type { Texts } from "../../platform/store/language.ts";

/** What mails about orders say unless operators have written something else. */
export const orderMailTexts: Readonly<Record<OrderMailKind, MailTemplate["standard"]>> = {
  placed: {
    subject: {
      en: "Your order {number} is placed",
      zh: "您的订单 {number} 已提交",
      ja: "ご注文 {number} を承りました",
      ko: "주문이 접수되었습니다: {number}",
    },
    body: {
      en: "Thank you for your order {number} from {shop}. You pay {amount} in cash when it is delivered.",
      zh: "感谢您在 {shop} 下单，订单号 {number}。收货时请付现金 {amount}。",
      ja: "{shop} へのご注文 {number} ありがとうございます。お届け時に {amount} をお支払いください。",
      ko: "{shop}에서 주문해 주셔서 감사합니다. 주문 번호 {number}. 수령 시 결제하실 금액: {amount}.",
    },
  },
  paid: {
    subject: {
      en: "Your order {number} is confirmed",
      zh: "您的订单 {number} 已确认",
      ja: "ご注文 {number} を承りました",
      ko: "주문이 확인되었습니다: {number}",
    },
    body: {
      en: "We have received {amount} for your order {number} from {shop}. Thank you!",
      zh: "您在 {shop} 的订单 {number} 已支付成功，金额 {amount}。感谢您的购买！",
      ja: "{shop} のご注文 {number} のお支払い {amount} を確認しました。ありがとうございます。",
      ko: "{shop}에서 한 주문 {number}의 결제가 확인되었습니다. 결제 금액: {amount}. 감사합니다.",
    },
  },
  shipped: {
    subject: {
      en: "Your order {number} is on its way",
      zh: "您的订单 {number} 已发货",
      ja: "ご注文 {number} を発送しました",
      ko: "주문 상품이 발송되었습니다: {number}",
    },
    body: {
      en: "{shop} has sent your order {number}.",
      zh: "{shop} 已发出您的订单 {number}。",
      ja: "{shop} がご注文 {number} の商品を発送しました。",
      ko: "{shop}에서 주문 {number}의 상품을 보냈습니다.",
    },
  },
  refunded: {
    subject: {
      en: "Refund for your order {number}",
      zh: "您的订单 {number} 已退款",
      ja: "ご注文 {number} の返金のお知らせ",
      ko: "주문 {number} 환불 안내",
    },
    body: {
      en: "{amount} of your order {number} from {shop} have been refunded.",
      zh: "您在 {shop} 的订单 {number} 已退款 {amount}。",
      ja: "{shop} のご注文 {number} について、{amount} を返金しました。",
      ko: "{shop}에서 한 주문 {number}의 환불이 완료되었습니다. 환불 금액: {amount}.",
    },
  },
};

/** {carrier} and {parcel} stand in it. */
export const parcelText: Texts = {
  en: "Carrier {carrier}, tracking number {parcel}",
  zh: "{carrier}，快递单号 {parcel}",
  ja: "配送業者 {carrier}、送り状番号 {parcel}",
  ko: "택배사 {carrier}, 운송장 번호 {parcel}",
};

export const seeOrder: Texts = { en: "See the order", zh: "查看订单", ja: "注文を見る", ko: "주문 보기" };
