import type { Texts } from "../../platform/store/language.ts";

/** The messages about articles. */
export const contentMessages = {
  articleGone: {
    en: "This article does not exist",
    zh: "文章不存在",
    ja: "この記事は存在しません",
    ko: "존재하지 않는 글입니다",
  },
  feedbackUnreadable: {
    en: "Please say whether the article has helped",
    zh: "请告诉我们这篇文章是否有帮助",
    ja: "記事が役に立ったかどうかをお知らせください",
    ko: "글이 도움이 되었는지 알려 주세요",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof contentMessages, Texts> {}
}
