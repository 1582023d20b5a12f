import type { ReviewPools } from "../review-types.ts";

/** What is said of any purchase, mostly after a sentence on the product itself. */
export const remarksOnAnyProduct: ReviewPools = {
  en: {
    good: [
      "Arrived a day early and well packed.",
      "Would buy from this shop again.",
      "The shop answered my question within the hour.",
      "Careful packaging, hardly any plastic.",
      "Great value at this price.",
      "Recommended.",
    ],
    medium: ["Delivery took a week.", "Customer service was friendly about it."],
    bad: ["The refund was quick, at least.", "I have asked the shop for an exchange."],
  },
  zh: {
    good: [
      "物流很快，提前一天到了。",
      "包装很用心，会再来。",
      "客服回复快，问什么答什么。",
      "包装几乎没有塑料，好评。",
      "这个价格很值。",
      "推荐。",
    ],
    medium: ["物流等了一周。", "客服态度还不错。"],
    bad: ["好在退款很快。", "已经联系商家换货了。"],
  },
  ja: {
    good: [
      "予定より一日早く、きれいな梱包で届きました。",
      "またこのお店で買います。",
      "質問への返事も早かったです。",
      "梱包が丁寧で、プラスチックも少なめでした。",
      "この値段なら大満足です。",
      "おすすめします。",
    ],
    medium: ["届くまで一週間かかりました。", "お店の対応は親切でした。"],
    bad: ["返金が早かったのは救いです。", "お店に交換をお願いしました。"],
  },
  ko: {
    good: [
      "하루 일찍, 꼼꼼하게 포장돼서 왔어요.",
      "이 가게에서 또 살게요.",
      "문의했더니 금방 답이 왔어요.",
      "포장이 꼼꼼하고 비닐이 거의 없어요.",
      "이 가격이면 대만족이에요.",
      "추천합니다.",
    ],
    medium: ["배송이 일주일 걸렸어요.", "가게 응대는 친절했어요."],
    bad: ["그래도 환불은 빨랐어요.", "가게에 교환을 요청했어요."],
  },
};
