import type { ReviewPools } from "../review-types.ts";

export const foodReviews: ReviewPools = {
  en: {
    good: [
      "Tastes the way I remember it from childhood.",
      "Fresh, generous, and gone sooner than planned.",
      "Honest flavour, nothing artificial about it.",
      "The best-before date was a long way off, well done.",
      "My guests asked where it came from.",
      "You can taste that somebody cares.",
      "Always in our kitchen now.",
    ],
    medium: ["Nice, but not quite my taste.", "Good flavour; the portion is on the small side."],
    bad: ["Arrived damaged and not very fresh.", "Bland. I would not buy it again."],
  },
  zh: {
    good: [
      "是小时候的味道。",
      "新鲜，分量足，一下子就吃完了。",
      "味道正，没有添加的感觉。",
      "日期很新鲜，放心。",
      "客人都问在哪里买的。",
      "吃得出来是用心做的。",
      "现在家里常备。",
      "全家都喜欢，已经回购。",
    ],
    medium: ["不错，不太是我的口味。", "味道不错，分量少了点。"],
    bad: ["到手坏了一些，也不太新鲜。", "味道很淡，不会再买了。"],
  },
  ja: {
    good: [
      "子どものころの味を思い出しました。",
      "新鮮でたっぷり。思ったより早くなくなりました。",
      "素直な味で、余計なものがありません。",
      "賞味期限に余裕があって安心でした。",
      "お客さまにどこで買ったか聞かれました。",
      "丁寧に作られているのがわかります。",
    ],
    medium: ["良い品ですが、私の好みとは少し違いました。", "味は良いけれど、量が少なめ。"],
    bad: ["傷んで届き、鮮度もいまひとつでした。", "味が薄く、もう買わないと思います。"],
  },
  ko: {
    good: [
      "어릴 때 먹던 그 맛이에요.",
      "신선하고 양도 넉넉해서 금방 다 먹었어요.",
      "인공적인 맛이 없어요.",
      "유통기한이 넉넉해서 안심했어요.",
      "손님들이 어디서 샀냐고 물어봤어요.",
      "정성이 느껴지는 맛이에요.",
    ],
    medium: ["괜찮은데 제 입맛은 아니에요.", "맛은 좋은데 양이 적어요."],
    bad: ["상해서 왔고 신선하지도 않았어요.", "맛이 밍밍해서 다시는 안 살 것 같아요."],
  },
};
