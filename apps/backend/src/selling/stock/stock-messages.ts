import type { Texts } from "../../platform/store/language.ts";

/** The messages to shops about their stock. */
export const stockMessages = {
  stockSkuGone: {
    en: "This SKU does not exist",
    zh: "该 SKU 不存在",
    ja: "このSKUは存在しません",
    ko: "존재하지 않는 SKU입니다",
  },
  stockMarkWrong: {
    en: "A mark is a whole number from 0 to 9,999,999",
    zh: "预警值为0至9999999的整数",
    ja: "目安は0～9,999,999の整数で入力してください",
    ko: "기준은 0~9,999,999의 정수로 입력해 주세요",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof stockMessages, Texts> {}
}
