import type { Texts } from "../store/language.ts";

/** The messages about previews: to who opens one, and at the desk. */
export const previewMessages = {
  previewEnded: {
    en: "This preview has ended",
    zh: "该预览已结束",
    ja: "このプレビューは終了しました",
    ko: "이 미리보기는 종료되었습니다",
  },
  previewWithoutShop: {
    en: "The platform does not know the address of the shop (PUBLIC_ORIGIN), so there is no preview",
    zh: "平台未设置商城地址（PUBLIC_ORIGIN），无法预览",
    ja: "ショップのアドレス（PUBLIC_ORIGIN）が設定されていないため、プレビューできません",
    ko: "상점 주소(PUBLIC_ORIGIN)가 설정되지 않아 미리 볼 수 없습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../http/messages.ts" {
  interface Messages extends Record<keyof typeof previewMessages, Texts> {}
}
