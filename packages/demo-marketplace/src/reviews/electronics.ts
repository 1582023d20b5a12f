import type { ReviewPools } from "../review-types.ts";

export const electronicsReviews: ReviewPools = {
  en: {
    good: [
      "Worked straight away and has not missed a beat since.",
      "Does exactly what the page says.",
      "Feels like something twice the price.",
      "No app, no fuss, it simply does its job.",
      "My father wanted one too the moment he tried it.",
      "Well put together, nothing rattles.",
      "Replaced an old one with it and should have done so sooner.",
    ],
    medium: [
      "Works well; I had expected a little more for the price.",
      "Good for the money, though the instructions could be clearer.",
    ],
    bad: ["Stopped working after a month.", "Feels cheaper than it looks."],
  },
  zh: {
    good: [
      "到手就能用，一直很稳定。",
      "和页面写的一样，没有虚标。",
      "质感像贵一倍的东西。",
      "不花哨，该做的都做得好。",
      "我爸试了一下，也要了一份。",
      "做工讲究，没有一点松动。",
      "换掉旧的之后才知道早该换。",
      "回购第二次了，放心。",
    ],
    medium: ["好用，不过这个价我期待再高一点。", "性价比可以，说明书再清楚些就好了。"],
    bad: ["用了一个月就不行了。", "摸起来比看着廉价。"],
  },
  ja: {
    good: [
      "届いてすぐ使え、その後も安定しています。",
      "説明どおりの性能でした。",
      "値段の倍くらいの質感があります。",
      "余計なものがなく、きちんと役目を果たします。",
      "父にも試させたら、すぐ欲しがりました。",
      "作りがよく、がたつきがありません。",
    ],
    medium: ["よく動きますが、値段からするともう少し期待していました。", "値段なりに満足。説明書はわかりにくいです。"],
    bad: ["一か月で使えなくなりました。", "見た目より安っぽい手触りです。"],
  },
  ko: {
    good: [
      "받자마자 잘 되고 계속 안정적이에요.",
      "설명에 적힌 그대로예요.",
      "가격의 두 배는 되는 느낌이에요.",
      "군더더기 없이 제 할 일을 합니다.",
      "아버지도 써 보시더니 하나 사 달라고 하셨어요.",
      "만듦새가 좋고 흔들림이 없어요.",
    ],
    medium: ["잘 되는데 가격 생각하면 조금 아쉬워요.", "가성비는 좋은데 설명서가 불친절해요."],
    bad: ["한 달 만에 고장 났어요.", "보기보다 싼 느낌이에요."],
  },
};
