import type { Texts } from "../../platform/store/language.ts";

/** The messages about the categories of the marketplace. */
export const categoryMessages = {
  categorySaved: {
    en: "The category is saved",
    zh: "商品分类已保存",
    ja: "カテゴリを保存しました",
    ko: "카테고리를 저장했습니다",
  },
  categoryMoved: {
    en: "The category has been moved",
    zh: "商品分类已移动",
    ja: "カテゴリを移動しました",
    ko: "카테고리를 옮겼습니다",
  },
  categoryGone: {
    en: "This category is gone",
    zh: "该商品分类已不存在",
    ja: "このカテゴリはもうありません",
    ko: "더 이상 없는 카테고리입니다",
  },
  categoryChangedMeanwhile: {
    en: "Somebody has changed the categories meanwhile; please look at them again",
    zh: "商品分类已被他人修改，请重新查看后再操作",
    ja: "その間に他の人がカテゴリを変更しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 카테고리를 변경했습니다. 다시 확인해 주세요",
  },
  categoryNameTaken: {
    en: "A neighbouring category is called “{name}” already",
    zh: "同级商品分类中已有“{name}”",
    ja: "同じ階層に「{name}」というカテゴリがすでにあります",
    ko: "같은 단계에 ‘{name}’ 카테고리가 이미 있습니다",
  },
  categoryTooDeep: {
    en: "Categories have three levels at most",
    zh: "商品分类最多三级",
    ja: "カテゴリは3階層までです",
    ko: "카테고리는 최대 3단계까지 만들 수 있습니다",
  },
  categoryBelowItself: {
    en: "A category cannot stand below itself",
    zh: "不能将商品分类移动到其自身之下",
    ja: "カテゴリを自分自身の下に移動することはできません",
    ko: "카테고리를 자기 자신 아래로 옮길 수 없습니다",
  },
  categoriesTooMany: {
    en: "There can be {name} categories at most",
    zh: "最多可有{name}个商品分类",
    ja: "カテゴリは{name}個までです",
    ko: "카테고리는 최대 {name}개까지 만들 수 있습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof categoryMessages, Texts> {}
}
