import type { Texts } from "../../platform/store/language.ts";

/** The messages about what shops deal in. */
export const tradeMessages = {
  tradeSaved: {
    en: "The trade is saved",
    zh: "行业已保存",
    ja: "業種を保存しました",
    ko: "업종을 저장했습니다",
  },
  tradeMoved: {
    en: "The trade has been moved",
    zh: "行业已移动",
    ja: "業種を移動しました",
    ko: "업종을 옮겼습니다",
  },
  tradeRemoved: {
    en: "The trade has been removed",
    zh: "行业已删除",
    ja: "業種を削除しました",
    ko: "업종을 삭제했습니다",
  },
  tradeGone: {
    en: "This trade is gone",
    zh: "该行业已不存在",
    ja: "この業種はもうありません",
    ko: "더 이상 없는 업종입니다",
  },
  tradeChangedMeanwhile: {
    en: "Somebody has changed the trades meanwhile; please look at them again",
    zh: "行业已被他人修改，请重新查看后再操作",
    ja: "その間に他の人が業種を変更しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 업종을 변경했습니다. 다시 확인해 주세요",
  },
  tradeNameTaken: {
    en: "Another trade is called “{name}” already",
    zh: "已有名为“{name}”的行业",
    ja: "「{name}」という業種がすでにあります",
    ko: "‘{name}’ 업종이 이미 있습니다",
  },
  tradesTooMany: {
    en: "There can be {name} trades at most",
    zh: "最多可有{name}个行业",
    ja: "業種は{name}個までです",
    ko: "업종은 최대 {name}개까지 만들 수 있습니다",
  },
  tradeSells: {
    en: "Only shops of this trade may sell in some categories ({name}): please choose another trade for them",
    zh: "有{name}个商品分类仅限该主营类目的店铺销售，请为其选择其他主营类目",
    ja: "この業種のショップだけが販売できるカテゴリがあります（{name}件）。別の業種を選んでください",
    ko: "이 업종의 상점만 판매할 수 있는 카테고리가 있습니다({name}개). 다른 업종을 선택해 주세요",
  },
  tradeInUse: {
    en: "{name} shops and applications name this trade: please choose another one for them",
    zh: "有{name}家店铺或入驻申请属于该行业，请为其选择其他行业",
    ja: "{name}件のショップ・出店申請がこの業種を使っています。代わりの業種を選択してください",
    ko: "상점과 입점 신청 {name}건이 이 업종을 사용하고 있습니다. 대신할 업종을 선택해 주세요",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof tradeMessages, Texts> {}
}
