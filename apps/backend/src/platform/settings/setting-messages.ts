import type { Texts } from "../store/language.ts";

/** The messages to operators about settings. */
export const settingMessages = {
  settingUnknown: {
    en: "There is no such setting",
    zh: "没有此设置",
    ja: "その設定はありません",
    ko: "해당 설정이 없습니다",
  },
  settingWrong: {
    en: "It has to be {name}",
    zh: "设置值应为：{name}",
    ja: "次の形式で入力してください：{name}",
    ko: "다음 형식이어야 합니다: {name}",
  },
} as const satisfies Record<string, Texts>;

declare module "../http/messages.ts" {
  interface Messages extends Record<keyof typeof settingMessages, Texts> {}
}
