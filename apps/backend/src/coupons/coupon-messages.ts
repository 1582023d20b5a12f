import type { Texts } from "../store/language.ts";

/** The messages about coupons. */
export const couponMessages = {
  couponClaimed: { en: "Coupon claimed", zh: "已领取", ja: "クーポンを取得しました", ko: "쿠폰을 받았습니다" },
  couponGone: {
    en: "This coupon is no longer given out",
    zh: "优惠券已失效",
    ja: "このクーポンの配布は終了しました",
    ko: "더 이상 받을 수 없는 쿠폰입니다",
  },
  couponsAllClaimed: {
    en: "All of these coupons have been claimed",
    zh: "优惠券已领取完了",
    ja: "このクーポンはすべて配布されました",
    ko: "쿠폰이 모두 소진되었습니다",
  },
  couponLimitReached: {
    en: "You have already claimed this coupon as often as you can",
    zh: "您已超过领取次数",
    ja: "このクーポンの取得回数の上限に達しました",
    ko: "이 쿠폰을 받을 수 있는 횟수를 모두 사용했습니다",
  },
  couponDayLimitReached: {
    en: "You can claim this coupon again tomorrow",
    zh: "您今天已超过领取次数，请明天再来",
    ja: "本日の取得回数の上限に達しました。明日またお試しください",
    ko: "오늘 받을 수 있는 횟수를 모두 사용했습니다. 내일 다시 받아 주세요",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../http/messages.ts" {
  interface Messages extends Record<keyof typeof couponMessages, Texts> {}
}
