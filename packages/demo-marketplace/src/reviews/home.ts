import type { ReviewPools } from "../review-types.ts";

export const homeReviews: ReviewPools = {
  en: {
    good: [
      "Looks even better at home than in the photos.",
      "Well made, and exactly what was missing here.",
      "Three weeks in and still happy with it every day.",
      "The colour is warmer than on screen, which suited us perfectly.",
      "You notice that somebody gave it a thought.",
      "The measurements on the page are honest.",
      "Simple, sturdy and not a bit boring.",
    ],
    medium: [
      "Nice enough, but smaller than I had pictured it.",
      "Good quality, though the colour is a shade darker than shown.",
    ],
    bad: ["It came damaged on one side.", "It looked tired after two weeks of normal use."],
  },
  zh: {
    good: [
      "在家里比图片还好看，朋友来了都问链接。",
      "做工扎实，正好是家里缺的那一样。",
      "用了三周，每天看到都喜欢。",
      "颜色很温润，和家里特别搭。",
      "看得出来是用心设计的。",
      "尺寸和页面写的一模一样。",
      "简单耐用，又不无聊。",
      "第二次买了，质量一直在线。",
    ],
    medium: ["还可以，就是比想象中小一点。", "质量没问题，颜色比图片略深。"],
    bad: ["到手有一边是坏的，有点失望。", "才用了两周就显旧了，不太值这个价。"],
  },
  ja: {
    good: [
      "写真で見るより、家で見るほうがずっと素敵でした。",
      "作りがしっかりしていて、まさに欲しかったものです。",
      "三週間使っていますが、毎日満足しています。",
      "色味がやわらかく、部屋によく合います。",
      "考えて作られているのがわかります。",
      "サイズの表記が正確で助かりました。",
    ],
    medium: ["悪くはないですが、思っていたより小さめでした。", "品質は良いものの、色が写真より少し暗いです。"],
    bad: ["片側が傷んで届きました。残念です。", "二週間でくたびれた感じになってしまいました。"],
  },
  ko: {
    good: [
      "사진보다 집에서 보니 훨씬 예뻐요.",
      "잘 만들었고 딱 필요하던 물건이에요.",
      "3주째 쓰는데 매일 만족해요.",
      "색감이 따뜻해서 집이랑 잘 어울립니다.",
      "고민해서 만든 티가 나요.",
      "치수가 정확해서 좋았어요.",
    ],
    medium: ["괜찮지만 생각보다 작았어요.", "품질은 좋은데 색이 사진보다 조금 어두워요."],
    bad: ["한쪽이 상해서 왔어요. 아쉽네요.", "2주 썼는데 벌써 낡아 보여요."],
  },
};
