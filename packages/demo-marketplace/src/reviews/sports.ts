import type { ReviewPools } from "../review-types.ts";

export const sportsReviews: ReviewPools = {
  en: {
    good: [
      "Took it out in the rain on day one and it held up.",
      "Light, tough and a pleasure to use.",
      "Two months of hard use and it looks like new.",
      "Better than my old one in every way.",
      "The sizes given are right, no surprises.",
      "Our whole club has switched to these.",
      "Gets me out of the door, which is worth a lot.",
    ],
    medium: ["Decent, but it took a few outings to get used to.", "Fine for beginners; I had expected a little more."],
    bad: ["It came apart on the second outing.", "Not comfortable at all. I had to send it back."],
  },
  zh: {
    good: [
      "第一天就碰上下雨，完全顶住了。",
      "轻便结实，用着很舒服。",
      "高强度用了两个月，还跟新的一样。",
      "哪方面都比旧的强。",
      "尺寸标得准，没有意外。",
      "我们队里好几个人都换成这款了。",
      "有了它更愿意出门运动了。",
    ],
    medium: ["还行，要适应几次。", "新手够用，我以为会更好一点。"],
    bad: ["第二次出去就散了。", "用着很不舒服，最后退了。"],
  },
  ja: {
    good: [
      "初日から雨に降られましたが、びくともしません。",
      "軽くて丈夫、使っていて気持ちがいい。",
      "二か月使い込んでも新品同様です。",
      "前のものよりあらゆる点で上です。",
      "サイズの表記どおりで安心しました。",
      "クラブの仲間も同じものに替えました。",
    ],
    medium: ["悪くないですが、慣れるまで少しかかりました。", "初心者には十分。もう少し期待していました。"],
    bad: ["二回目で壊れてしまいました。", "使い心地が悪く、返品しました。"],
  },
  ko: {
    good: [
      "첫날부터 비를 맞았는데 끄떡없었어요.",
      "가볍고 튼튼해서 쓸 때마다 즐거워요.",
      "두 달 험하게 썼는데 새것 같아요.",
      "전에 쓰던 것보다 모든 면에서 나아요.",
      "표시된 치수가 정확해요.",
      "동호회 사람들도 다 이걸로 바꿨어요.",
    ],
    medium: ["괜찮은데 익숙해지는 데 시간이 걸렸어요.", "초보자에겐 충분해요. 조금 더 기대했어요."],
    bad: ["두 번째 나갔을 때 망가졌어요.", "불편해서 반품했어요."],
  },
};
