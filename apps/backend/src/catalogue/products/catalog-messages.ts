import type { Texts } from "../../platform/store/language.ts";

/** The messages about products. */
export const catalogMessages = {
  productGone: {
    en: "This product is no longer available",
    zh: "商品已下架",
    ja: "この商品は現在取り扱っておりません",
    ko: "판매가 종료된 상품입니다",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof catalogMessages, Texts> {}
}
