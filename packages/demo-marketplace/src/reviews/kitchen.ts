import type { ReviewPools } from "../review-types.ts";

export const kitchenReviews: ReviewPools = {
  en: {
    good: [
      "Feels good in the hand and cleans up in seconds.",
      "I use it every single day. Should have bought it years ago.",
      "Sturdier than it looks. This will outlive me.",
      "Weeks of daily use and it still looks new.",
      "Beautiful and practical, down to the details.",
      "Bought one for myself, then two more as presents.",
      "It has earned its place by the stove.",
    ],
    medium: ["Does the job, nothing more.", "Pretty, though I would have liked it a size larger."],
    bad: ["It arrived with a flaw that nobody had noticed.", "It showed wear after the first week."],
  },
  zh: {
    good: [
      "手感很好，一冲就干净。",
      "每天都在用，早该买了。",
      "比看起来结实，能用很多年。",
      "天天用，几周了还像新的。",
      "好看又实用，细节很到位。",
      "自己用着好，又买了两个送人。",
      "已经成了厨房里最常用的一件。",
      "家里人都说好用。",
    ],
    medium: ["能用，没有特别惊喜。", "挺好看的，要是再大一号就好了。"],
    bad: ["一打开就有瑕疵，没检查好。", "用了一周就有磨损了。"],
  },
  ja: {
    good: [
      "手になじみ、洗うのもあっという間です。",
      "毎日使っています。もっと早く買えばよかった。",
      "見た目より丈夫で、長く使えそうです。",
      "毎日使っても新品のようです。",
      "きれいで実用的。細部まで考えられています。",
      "自分用に買って、贈りものにも追加しました。",
    ],
    medium: ["普通に使えますが、それ以上ではありません。", "かわいいけれど、もうひと回り大きいと嬉しい。"],
    bad: ["届いたときから傷がありました。", "一週間で使用感が出てしまいました。"],
  },
  ko: {
    good: [
      "손에 잘 맞고 설거지도 금방 끝나요.",
      "매일 써요. 진작 살 걸 그랬어요.",
      "보기보다 튼튼해서 오래 쓸 것 같아요.",
      "매일 쓰는데도 새것 같아요.",
      "예쁘고 실용적이에요. 디테일이 좋아요.",
      "제 것 사고 나서 선물용으로 두 개 더 샀어요.",
    ],
    medium: ["쓸 만하지만 그 이상은 아니에요.", "예쁘지만 한 치수 컸으면 좋겠어요."],
    bad: ["상자를 여니 흠이 있었어요.", "일주일 만에 닳은 티가 나요."],
  },
};
