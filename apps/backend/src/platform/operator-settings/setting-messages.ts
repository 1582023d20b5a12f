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
  settingChangedMeanwhile: {
    en: "Somebody has changed this setting meanwhile. Look at it again, then save",
    zh: "此设置已被他人修改，请查看后再保存",
    ja: "この設定は他の人が変更しました。確認してから保存してください",
    ko: "다른 사람이 이 설정을 변경했습니다. 확인한 뒤 저장하세요",
  },
} as const satisfies Record<string, Texts>;

declare module "../http/messages.ts" {
  interface Messages extends Record<keyof typeof settingMessages, Texts> {}
}
