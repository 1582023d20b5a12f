import type { ReviewPools } from "../review-types.ts";

export const petsReviews: ReviewPools = {
  en: {
    good: [
      "Approved by somebody very picky, on four legs.",
      "Ours took to it at once.",
      "Second order already, we would not be without it.",
      "Easy to keep clean, and it stays where it is put.",
      "Exactly what our vet had recommended.",
      "Sturdy, sensible, and the description is right.",
      "The neighbours have asked where we got it.",
    ],
    medium: ["Well made, but ours likes the box more.", "Fine, though it arrived later than hoped."],
    bad: ["Did not last an afternoon.", "Ours would not go near it."],
  },
  zh: {
    good: [
      "家里最挑剔的那位也认可了。",
      "毛孩子第一天就喜欢上了。",
      "第二次买了，离不开它。",
      "好清洁，放着也稳当。",
      "和医生推荐的一样。",
      "结实，和描述一致。",
      "邻居都来问在哪儿买的。",
    ],
    medium: ["东西不错，就是它更喜欢箱子。", "还可以，物流慢了点。"],
    bad: ["没撑过一个下午。", "我家那只完全不理它。"],
  },
  ja: {
    good: [
      "気難しいうちの子が一度で気に入りました。",
      "すぐになじんでくれました。",
      "二度目の注文です。もう手放せません。",
      "掃除がしやすく、置いても安定しています。",
      "獣医さんに勧められたとおりのものでした。",
      "丈夫で、説明も正確でした。",
    ],
    medium: ["作りは良いですが、箱のほうに夢中です。", "良いのですが、もう少し早く届くと嬉しい。"],
    bad: ["半日もちませんでした。", "うちの子は近寄りもしませんでした。"],
  },
  ko: {
    good: [
      "까다로운 우리 애가 한 번에 합격시켰어요.",
      "첫날부터 좋아하네요.",
      "벌써 두 번째 주문이에요. 없으면 안 돼요.",
      "청소하기 쉽고 자리도 잘 잡아요.",
      "수의사 선생님이 추천한 그대로예요.",
      "튼튼하고 설명이 정확해요.",
    ],
    medium: ["잘 만들었는데 상자를 더 좋아하네요.", "괜찮은데 배송이 조금 늦었어요."],
    bad: ["반나절을 못 버텼어요.", "우리 애는 쳐다보지도 않아요."],
  },
};
