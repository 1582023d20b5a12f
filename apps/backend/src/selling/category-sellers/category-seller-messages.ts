import type { Texts } from "../../platform/store/language.ts";

/** The messages about who may sell in which category. */
export const categorySellerMessages = {
  categorySellersSaved: {
    en: "Who may sell in the category is saved",
    zh: "商品分类的可销售店铺已保存",
    ja: "カテゴリで販売できるショップを保存しました",
    ko: "카테고리에서 판매할 수 있는 상점을 저장했습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof categorySellerMessages, Texts> {}
}
