import type { ReviewPools } from "../review-types.ts";

export const beautyReviews: ReviewPools = {
  en: {
    good: [
      "I am picky about these things, and this one stays.",
      "Lasts much longer than I had thought.",
      "Gentle, and it does what it should.",
      "Second time I have bought it, and not the last.",
      "Feels far more expensive than it is.",
      "No irritation, and I use it every day.",
      "My sister has already stolen it twice.",
    ],
    medium: [
      "Pleasant, but I did not notice much of a difference.",
      "Good, although I liked the old packaging better.",
    ],
    bad: ["It did not agree with me, so I stopped using it.", "The parcel arrived open and half of it was spoilt."],
  },
  zh: {
    good: [
      "我很挑的，这个留下了。",
      "比想象的耐用很多。",
      "温和，效果也到位。",
      "第二次回购了，还会再买。",
      "质感像贵很多的牌子。",
      "不刺激，每天都在用。",
      "已经被姐姐拿走两次了。",
    ],
    medium: ["用着还行，没看出太大变化。", "不错，就是更喜欢以前的包装。"],
    bad: ["不适合我，停用了。", "到手包装是开的，坏了一半。"],
  },
  ja: {
    good: [
      "こだわるほうですが、これは続けています。",
      "思ったよりずっと長持ちします。",
      "やさしい使い心地で、きちんと役に立ちます。",
      "二度目の購入です。また買います。",
      "値段以上の上質さを感じます。",
      "刺激がなく、毎日使えます。",
    ],
    medium: ["使い心地は良いですが、大きな変化はありません。", "良い品ですが、前の包装のほうが好きでした。"],
    bad: ["私には合わず、使うのをやめました。", "開いた状態で届き、半分だめになっていました。"],
  },
  ko: {
    good: [
      "까다로운 편인데 이건 계속 써요.",
      "생각보다 훨씬 오래 가요.",
      "순하고 제 역할을 다 해요.",
      "두 번째 구매예요. 또 살 거예요.",
      "가격보다 훨씬 고급스러워요.",
      "자극이 없어서 매일 써요.",
    ],
    medium: ["무난한데 큰 변화는 모르겠어요.", "좋은데 예전 포장이 더 나았어요."],
    bad: ["저랑 안 맞아서 그만뒀어요.", "포장이 열린 채로 와서 반은 버렸어요."],
  },
};
