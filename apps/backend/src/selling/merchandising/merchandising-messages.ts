import type { Texts } from "../../platform/store/language.ts";

/** The messages about rules of searches. */
export const merchandisingMessages = {
  ruleSaved: {
    en: "The rule has been saved",
    zh: "规则已保存",
    ja: "ルールを保存しました",
    ko: "규칙을 저장했습니다",
  },
  ruleRemoved: {
    en: "The rule has been removed",
    zh: "规则已删除",
    ja: "ルールを削除しました",
    ko: "규칙을 삭제했습니다",
  },
  ruleUndone: {
    en: "The change has been undone",
    zh: "已撤销该修改",
    ja: "変更を元に戻しました",
    ko: "변경을 되돌렸습니다",
  },
  ruleGone: {
    en: "This rule does not exist",
    zh: "该规则不存在",
    ja: "このルールは存在しません",
    ko: "존재하지 않는 규칙입니다",
  },
  ruleChangedMeanwhile: {
    en: "Somebody has changed this rule meanwhile",
    zh: "该规则已被他人修改",
    ja: "このルールは他の担当者によって変更されました",
    ko: "다른 담당자가 이 규칙을 변경했습니다",
  },
  rulesTooMany: {
    en: "There are as many rules as there can be: remove some first",
    zh: "规则数量已达上限，请先删除一些",
    ja: "ルール数が上限に達しています。先にいくつか削除してください",
    ko: "규칙 수가 한도에 도달했습니다. 먼저 일부를 삭제해 주세요",
  },
  ruleTextNeeded: {
    en: "Please enter words that can be searched for",
    zh: "请输入可以搜索的文字",
    ja: "検索できる言葉を入力してください",
    ko: "검색할 수 있는 말을 입력해 주세요",
  },
  ruleTextTooLong: {
    en: "At most 100 characters",
    zh: "最多100个字符",
    ja: "100文字以内で入力してください",
    ko: "100자 이내로 입력해 주세요",
  },
  ruleSynonymOfCategory: {
    en: "Synonyms are for a search, not for a category",
    zh: "同义词只能用于搜索，不能用于商品分类",
    ja: "同義語は検索にのみ設定でき、カテゴリには設定できません",
    ko: "동의어는 검색에만 쓸 수 있고 카테고리에는 쓸 수 없습니다",
  },
  ruleWordsWrong: {
    en: "1 to 20 words that differ from the search",
    zh: "请输入1至20个与搜索词不同的词",
    ja: "検索語とは異なる言葉を1～20個入力してください",
    ko: "검색어와 다른 말을 1~20개 입력해 주세요",
  },
  ruleProductsNeeded: {
    en: "Choose one product at least",
    zh: "请至少选择一个商品",
    ja: "商品を1点以上選択してください",
    ko: "상품을 1개 이상 선택해 주세요",
  },
  ruleProductsTooMany: {
    en: "At most 20 pinned products, 100 others",
    zh: "置顶商品最多20个，其他规则最多100个",
    ja: "固定表示する商品は20点まで、その他は100点までです",
    ko: "고정 상품은 20개, 그 밖의 규칙은 100개까지입니다",
  },
  ruleProductsGone: {
    en: "One of the products does not exist any more",
    zh: "所选商品中有已不存在的商品",
    ja: "選択した商品の中に存在しないものがあります",
    ko: "선택한 상품 중 더 이상 없는 상품이 있습니다",
  },
  ruleProductsForeign: {
    en: "One of the products is not the shop's",
    zh: "所选商品不属于本店铺",
    ja: "このショップのものではない商品が含まれています",
    ko: "이 상점의 상품이 아닌 것이 포함되어 있습니다",
  },
  ruleCategoryGone: {
    en: "This category does not exist",
    zh: "该商品分类不存在",
    ja: "このカテゴリは存在しません",
    ko: "존재하지 않는 카테고리입니다",
  },
  rulePercentWrong: {
    en: "A whole number from 50 to 200, not 100",
    zh: "请输入50至200的整数，100除外",
    ja: "50～200の整数（100を除く）で入力してください",
    ko: "50~200의 정수(100 제외)를 입력해 주세요",
  },
  rulePathWrong: {
    en: "Please enter the address of a page that is there",
    zh: "请输入商城内存在的页面地址",
    ja: "サイト内に存在するページのアドレスを入力してください",
    ko: "쇼핑몰 안에 있는 페이지 주소를 입력해 주세요",
  },
  rulePeriodWrong: {
    en: "The end has to lie ahead, and after the beginning",
    zh: "结束时间必须晚于现在和开始时间",
    ja: "終了日時は現在および開始日時より後にしてください",
    ko: "종료 시각은 현재와 시작 시각보다 뒤여야 합니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof merchandisingMessages, Texts> {}
}
