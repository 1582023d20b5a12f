import type { Texts } from "../store/language.ts";

/** The messages about articles. */
export const contentMessages = {
  articleGone: {
    en: "This article does not exist",
    zh: "文章不存在",
    ja: "この記事は存在しません",
    ko: "존재하지 않는 글입니다",
  },
} as const satisfies Record<string, Texts>;

declare module "../http/messages.ts" {
  interface Messages extends Record<keyof typeof contentMessages, Texts> {}
}
