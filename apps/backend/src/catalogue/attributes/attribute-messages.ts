import type { Texts } from "../../platform/store/language.ts";

/** The messages about the attributes that lists are narrowed down by. */
export const attributeMessages = {
  attributeSaved: {
    en: "The attribute is saved",
    zh: "属性已保存",
    ja: "属性を保存しました",
    ko: "속성을 저장했습니다",
  },
  attributeMoved: {
    en: "The attribute has been moved",
    zh: "属性已移动",
    ja: "属性を移動しました",
    ko: "속성을 옮겼습니다",
  },
  attributeRemoved: {
    en: "The attribute has been removed",
    zh: "属性已删除",
    ja: "属性を削除しました",
    ko: "속성을 삭제했습니다",
  },
  attributeValueSaved: {
    en: "The value is saved",
    zh: "属性值已保存",
    ja: "値を保存しました",
    ko: "값을 저장했습니다",
  },
  attributeValueMerged: {
    en: "The values have been merged",
    zh: "属性值已合并",
    ja: "値を統合しました",
    ko: "값을 합쳤습니다",
  },
  attributeValueRemoved: {
    en: "The value has been removed",
    zh: "属性值已删除",
    ja: "値を削除しました",
    ko: "값을 삭제했습니다",
  },
  optionWordsAdopted: {
    en: "The words are part of an attribute now",
    zh: "该写法已归入属性",
    ja: "この言葉を属性に取り込みました",
    ko: "이 표현을 속성에 넣었습니다",
  },
  attributeGone: {
    en: "This attribute is gone",
    zh: "该属性已不存在",
    ja: "この属性はもうありません",
    ko: "더 이상 없는 속성입니다",
  },
  attributeValueGone: {
    en: "This value is gone",
    zh: "该属性值已不存在",
    ja: "この値はもうありません",
    ko: "더 이상 없는 값입니다",
  },
  optionWordsGone: {
    en: "No product has this option any more",
    zh: "已没有商品使用该规格",
    ja: "この種類の商品はもうありません",
    ko: "이 옵션을 쓰는 상품이 더 이상 없습니다",
  },
  attributeChangedMeanwhile: {
    en: "Somebody has changed this attribute meanwhile; please look at it again",
    zh: "该属性已被他人修改，请重新查看后再操作",
    ja: "その間に他の人がこの属性を変更しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 이 속성을 변경했습니다. 다시 확인해 주세요",
  },
  attributeWordTaken: {
    en: "Another attribute holds this word already: {name}",
    zh: "该词已属于其他属性：{name}",
    ja: "この言葉はすでに別の属性にあります：{name}",
    ko: "이 표현은 이미 다른 속성에 있습니다: {name}",
  },
  valueWordTaken: {
    en: "Another value holds this word already: {name}; the two can be merged",
    zh: "该词已属于其他属性值：{name}，可将两者合并",
    ja: "この言葉はすでに別の値にあります：{name}。二つを統合できます",
    ko: "이 표현은 이미 다른 값에 있습니다: {name}. 두 값을 합칠 수 있습니다",
  },
  attributeValueMergedIntoItself: {
    en: "A value cannot be merged into itself",
    zh: "不能将属性值合并到其自身",
    ja: "値をそれ自身に統合することはできません",
    ko: "값을 자기 자신에 합칠 수 없습니다",
  },
  attributeCategoriesMissing: {
    en: "Please choose at least one category",
    zh: "请至少选择一个商品分类",
    ja: "カテゴリを一つ以上選んでください",
    ko: "카테고리를 하나 이상 선택해 주세요",
  },
  attributesTooMany: {
    en: "There can be {name} attributes at most",
    zh: "最多可有{name}个属性",
    ja: "属性は{name}個までです",
    ko: "속성은 최대 {name}개까지 만들 수 있습니다",
  },
  attributeValuesTooMany: {
    en: "An attribute holds {name} values at most",
    zh: "每个属性最多可有{name}个值",
    ja: "一つの属性に入れられる値は{name}個までです",
    ko: "속성 하나에 값을 최대 {name}개까지 넣을 수 있습니다",
  },
  synonymsTooMany: {
    en: "There can be {name} other words at most",
    zh: "其他写法最多{name}个",
    ja: "別の言い方は{name}個までです",
    ko: "다른 표현은 최대 {name}개까지 쓸 수 있습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof attributeMessages, Texts> {}
}
