import type { ReviewPools } from "../review-types.ts";

export const booksReviews: ReviewPools = {
  en: {
    good: [
      "A joy to take up every evening.",
      "Beautifully made; I keep finding small details.",
      "Exactly what my course asked for, at half the price.",
      "It made me start again after ten years.",
      "Bought it as a gift and ordered a second for myself.",
      "Good weight, good finish, no disappointments.",
    ],
    medium: ["Nice, though a bit simpler than I expected.", "Good quality, but the corners were bumped."],
    bad: ["Fell apart sooner than it should.", "Not what the description led me to expect."],
  },
  zh: {
    good: [
      "每天晚上拿起来都是享受。",
      "做得很用心，总能发现小细节。",
      "正好是课上要的，价格只要一半。",
      "隔了十年，因为它又重新开始了。",
      "买来送人，又给自己补了一份。",
      "手感和做工都好，没有失望。",
    ],
    medium: ["不错，比想象中简单一点。", "质量好，就是边角有点磕。"],
    bad: ["没多久就散了。", "和描述的不太一样。"],
  },
  ja: {
    good: [
      "毎晩手に取るのが楽しみです。",
      "丁寧な作りで、小さな発見が続きます。",
      "講座で指定されたとおりで、値段は半分でした。",
      "十年ぶりに再開するきっかけになりました。",
      "贈りもの用に買い、自分にも追加しました。",
      "重さも仕上げも良く、がっかりしません。",
    ],
    medium: ["良いですが、思ったより簡素でした。", "品質は良いものの、角が少しつぶれていました。"],
    bad: ["思ったより早く壊れてしまいました。", "説明から想像したものとは違いました。"],
  },
  ko: {
    good: [
      "매일 저녁 꺼내는 게 즐거워요.",
      "정성껏 만들어서 볼수록 새로워요.",
      "수업에서 말한 바로 그거고 값은 절반이에요.",
      "10년 만에 다시 시작하게 됐어요.",
      "선물하려고 샀다가 제 것도 하나 더 샀어요.",
      "무게감도 마감도 좋아서 실망이 없어요.",
    ],
    medium: ["괜찮은데 생각보다 단순해요.", "품질은 좋은데 모서리가 찌그러졌어요."],
    bad: ["생각보다 금방 망가졌어요.", "설명과 조금 달라요."],
  },
};
