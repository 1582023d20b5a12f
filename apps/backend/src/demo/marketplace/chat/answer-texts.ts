import type { Texts } from "../../../platform/store/language.ts";
import type { Topic } from "./topics.ts";

/** What an automatic agent answers; `{reach}` says how people are reached, `{delivery}` what the shop promises. */
export const answerTexts: Readonly<Record<Exclude<Topic, "person"> | "other" | "image", Texts>> = {
  greeting: {
    en: "Hello! I answer automatically. Send me an order or a product, or ask about delivery, returns or opening hours. Write “person” to reach one.",
    zh: "您好！这里是自动回复。您可以发送订单或商品，也可以询问配送、退换货或营业时间。需要人工服务请输入“人工”。",
    ja: "こんにちは。自動でお答えしています。ご注文や商品を送信していただくか、配送・返品・営業時間についてお尋ねください。担当者をご希望の場合は「担当者」とご入力ください。",
    ko: "안녕하세요! 자동으로 답변해 드리고 있습니다. 주문이나 상품을 보내 주시거나 배송, 반품, 운영 시간을 물어보세요. 상담원을 원하시면 ‘상담원’이라고 입력해 주세요.",
  },
  hours: {
    en: "You can order at any time. {reach}",
    zh: "随时可以下单。{reach}",
    ja: "ご注文はいつでも承っております。{reach}",
    ko: "주문은 언제든지 가능합니다. {reach}",
  },
  returns: {
    en: "You can ask for a refund or a return in your orders: open the order and choose after-sales. The shop then answers there.",
    zh: "您可以在“我的订单”中打开订单并申请售后，选择仅退款或退货退款，商家会在那里答复您。",
    ja: "返品・返金はご注文の詳細からお申し込みいただけます。ショップがそちらで回答いたします。",
    ko: "주문 상세에서 반품/환불을 신청하실 수 있습니다. 상점이 그곳에서 답변해 드립니다.",
  },
  delivery: {
    en: "{delivery} What it costs is shown before you pay, and where a parcel is stands in your order. Send me the order to hear how far it is.",
    zh: "{delivery} 运费会在支付前显示，物流信息可在订单中查看。把订单发给我，我来告诉您进度。",
    ja: "{delivery} 送料はお支払い前に表示され、配送状況はご注文の詳細でご確認いただけます。ご注文を送信していただければ、状況をお知らせします。",
    ko: "{delivery} 배송비는 결제 전에 표시되며 배송 현황은 주문에서 확인할 수 있습니다. 주문을 보내 주시면 진행 상황을 알려 드리겠습니다.",
  },
  order: {
    en: "Send me the order, and I tell you how far it is.",
    zh: "请把订单发给我，我来告诉您进度。",
    ja: "ご注文を送信していただければ、状況をお知らせします。",
    ko: "주문을 보내 주시면 진행 상황을 알려 드리겠습니다.",
  },
  price: {
    en: "Send me the product, and I tell you what it costs now. Coupons are deducted at the checkout.",
    zh: "请把商品发给我，我来告诉您当前价格。优惠券在结算时抵扣。",
    ja: "商品を送信していただければ、現在の価格をお知らせします。クーポンはご注文手続きで適用されます。",
    ko: "상품을 보내 주시면 현재 가격을 알려 드리겠습니다. 쿠폰은 결제 단계에서 적용됩니다.",
  },
  thanks: {
    en: "You are welcome. Have a nice day!",
    zh: "不客气，祝您购物愉快！",
    ja: "どういたしまして。またのご利用をお待ちしております。",
    ko: "천만에요. 좋은 하루 보내세요!",
  },
  image: {
    en: "Thank you for the picture. I answer automatically and cannot look at it; write “person” to reach one.",
    zh: "图片已收到。这里是自动回复，无法识别图片内容；需要人工服务请输入“人工”。",
    ja: "画像をありがとうございます。自動応答のため内容を確認できません。担当者をご希望の場合は「担当者」とご入力ください。",
    ko: "사진 감사합니다. 자동 응답이라 내용을 확인할 수 없습니다. 상담원을 원하시면 ‘상담원’이라고 입력해 주세요.",
  },
  other: {
    en: "I answer automatically and did not understand this. I know about orders, products, delivery, returns and opening hours; write “person” to reach one.",
    zh: "这里是自动回复，没有理解您的问题。我可以回答订单、商品、配送、退换货和营业时间的问题；需要人工服务请输入“人工”。",
    ja: "自動応答のため、内容を理解できませんでした。ご注文・商品・配送・返品・営業時間についてお答えできます。担当者をご希望の場合は「担当者」とご入力ください。",
    ko: "자동 응답이라 질문을 이해하지 못했습니다. 주문, 상품, 배송, 반품, 운영 시간에 대해 답변해 드릴 수 있습니다. 상담원을 원하시면 ‘상담원’이라고 입력해 주세요.",
  },
};

export const orderText: Texts = {
  en: "Order {number}: {state}. {parcel}",
  zh: "订单 {number}：{state}。{parcel}",
  ja: "ご注文 {number}：{state}。{parcel}",
  ko: "주문 {number}: {state}. {parcel}",
};

export const parcelText: Texts = {
  en: "It travels with {carrier}, number {tracking}.",
  zh: "由 {carrier} 承运，单号 {tracking}。",
  ja: "{carrier}で配送中です（送り状番号 {tracking}）。",
  ko: "배송 중입니다: {carrier}, 운송장 번호 {tracking}.",
};

export const productText: Texts = {
  en: "“{name}” costs {price} now, {stock}. {delivery} What the delivery costs is shown before you pay.",
  zh: "“{name}”现价 {price}，{stock}。{delivery} 运费会在支付前显示。",
  ja: "「{name}」の現在の価格は{price}、{stock}です。{delivery} 送料はお支払い前に表示されます。",
  ko: "‘{name}’의 현재 가격은 {price}, {stock}입니다. {delivery} 배송비는 결제 전에 표시됩니다.",
};

export const stockTexts: Readonly<Record<"there" | "gone", Texts>> = {
  there: { en: "and is in stock", zh: "有货", ja: "在庫あり", ko: "재고 있음" },
  gone: { en: "and is sold out", zh: "已售罄", ja: "在庫切れ", ko: "품절" },
};
