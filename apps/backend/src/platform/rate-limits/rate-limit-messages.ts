import type { Texts } from "../store/language.ts";

/** The messages for callers who try too often. */
export const rateLimitMessages = {
  tooManyAttemptsForMinutes: {
    en: "Too many attempts; please try again in {name} min",
    zh: "尝试次数过多，请在 {name} 分钟后重试",
    ja: "試行回数が多すぎます。{name}分後にもう一度お試しください",
    ko: "시도 횟수가 너무 많습니다. {name}분 후에 다시 시도해 주세요",
  },
  tooManyAttemptsForHours: {
    en: "Too many attempts; please try again in {name} h",
    zh: "尝试次数过多，请在 {name} 小时后重试",
    ja: "試行回数が多すぎます。{name}時間後にもう一度お試しください",
    ko: "시도 횟수가 너무 많습니다. {name}시간 후에 다시 시도해 주세요",
  },
  tooManySearches: {
    en: "You are searching very often; please try again in a moment",
    zh: "搜索过于频繁，请稍后再试",
    ja: "検索の回数が多すぎます。しばらくしてからもう一度お試しください",
    ko: "검색 횟수가 너무 많습니다. 잠시 후 다시 시도해 주세요",
  },
} as const satisfies Record<string, Texts>;

declare module "../http/messages.ts" {
  interface Messages extends Record<keyof typeof rateLimitMessages, Texts> {}
}
