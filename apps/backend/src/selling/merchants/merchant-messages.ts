import type { Texts } from "../../platform/store/language.ts";

/** The messages about shops. */
export const merchantMessages = {
  shopGone: {
    en: "This shop does not exist",
    zh: "店铺不存在",
    ja: "このショップは存在しません",
    ko: "존재하지 않는 상점입니다",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof merchantMessages, Texts> {}
}
