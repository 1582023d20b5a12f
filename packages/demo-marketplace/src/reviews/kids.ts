import type { ReviewPools } from "../review-types.ts";

export const kidsReviews: ReviewPools = {
  en: {
    good: [
      "Our daughter has not let go of it since Sunday.",
      "The children argued about whose it is.",
      "Soft edges, no smell, and the colours stay on.",
      "Sturdy enough to be inherited by her brother.",
      "A present that is really being used.",
      "Easy to keep clean, and it needed that at once.",
      "Grandmother approved, which is rare.",
    ],
    medium: ["Nice, but the box is bigger than what is in it.", "Nice; a little early for the age that is given."],
    bad: ["A part came off on the first day.", "Lost its charm after ten minutes."],
  },
  zh: {
    good: [
      "女儿从周日到现在没放下。",
      "两个孩子抢着要。",
      "边角圆润，没有味道，也不掉色。",
      "很结实，以后还能给弟弟用。",
      "送的礼物里难得真的在用的。",
      "好清洁，果然马上就派上用场。",
      "奶奶看了都说好。",
    ],
    medium: ["不错，就是盒子比里面的东西大不少。", "不错，对标注的年龄来说有点早。"],
    bad: ["第一天就掉了一块。", "十分钟就没兴趣了。"],
  },
  ja: {
    good: [
      "娘が日曜日からずっと手放しません。",
      "子どもたちが取り合いになりました。",
      "角が丸く、においも色落ちもありません。",
      "丈夫なので弟にも譲れそうです。",
      "贈って本当に使ってもらえました。",
      "すぐ汚れましたが、きれいになります。",
    ],
    medium: ["良いですが、箱のわりに中身が小さめ。", "良い品ですが、対象年齢には少し早いかも。"],
    bad: ["初日に一部が取れてしまいました。", "十分で飽きてしまいました。"],
  },
  ko: {
    good: [
      "딸이 일요일부터 손에서 놓지를 않아요.",
      "아이들이 서로 자기 거라고 다퉈요.",
      "모서리가 둥글고 냄새도 없고 색도 안 빠져요.",
      "튼튼해서 동생한테 물려줘도 되겠어요.",
      "선물했는데 정말 잘 쓰고 있어요.",
      "금방 더러워졌지만 쉽게 깨끗해져요.",
    ],
    medium: ["좋은데 상자에 비해 내용물이 작아요.", "좋은데 표시된 나이에는 조금 일러요."],
    bad: ["첫날 한쪽이 떨어졌어요.", "10분 만에 흥미를 잃었어요."],
  },
};
