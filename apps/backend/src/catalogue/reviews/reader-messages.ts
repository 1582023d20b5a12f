import type { Texts } from "../../platform/store/language.ts";

/** What readers of reviews are told, and their authors of the shop's answer. */
export const reviewReaderMessages = {
  readReviewGone: {
    en: "This review is no longer there",
    zh: "该评价已不存在",
    ja: "このレビューはすでにありません",
    ko: "더 이상 볼 수 없는 리뷰입니다",
  },
  ownReview: {
    en: "This is your own review",
    zh: "这是您自己的评价",
    ja: "ご自身のレビューです",
    ko: "본인이 작성한 리뷰입니다",
  },
  noticeReviewAnswered: {
    en: "The shop has answered your review of {name}: {answer}",
    zh: "商家回复了您对“{name}”的评价：{answer}",
    ja: "「{name}」のレビューにショップから返信がありました：{answer}",
    ko: "{name} 리뷰에 상점이 답변을 남겼습니다: {answer}",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof reviewReaderMessages, Texts> {}
}
