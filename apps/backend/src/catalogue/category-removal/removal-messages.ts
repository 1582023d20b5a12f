import type { Texts } from "../../platform/store/language.ts";

/** The messages about categories that are removed or merged. */
export const removalMessages = {
  categoryRemoved: {
    en: "The category has been removed",
    zh: "商品分类已删除",
    ja: "カテゴリを削除しました",
    ko: "카테고리를 삭제했습니다",
  },
  categoryMerged: {
    en: "The category has been merged",
    zh: "商品分类已合并",
    ja: "カテゴリを統合しました",
    ko: "카테고리를 합쳤습니다",
  },
  categoryMergedBelowItself: {
    en: "A category cannot be merged into itself or into one below it",
    zh: "不能将商品分类合并到其自身或其下级分类",
    ja: "カテゴリをそれ自身やその下のカテゴリに統合することはできません",
    ko: "카테고리를 자기 자신이나 그 하위 카테고리에 합칠 수 없습니다",
  },
  categoryHoldsProducts: {
    en: "Please choose where the {name} products go",
    zh: "请选择将其中的{name}件商品移至何处",
    ja: "{name}件の商品の移動先を選択してください",
    ko: "상품 {name}개를 옮길 곳을 선택해 주세요",
  },
  categoryTargetRemoved: {
    en: "The products cannot go to a category that is removed with it",
    zh: "不能将商品移至同时被删除的商品分类",
    ja: "一緒に削除されるカテゴリに商品を移動することはできません",
    ko: "함께 삭제되는 카테고리로는 상품을 옮길 수 없습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof removalMessages, Texts> {}
}
