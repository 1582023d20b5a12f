import type { Texts } from "../../../platform/store/language.ts";

/** The messages about special areas. */
export const areaMessages = {
  areaSaved: {
    en: "The special area is saved",
    zh: "活动专区已保存",
    ja: "特設コーナーを保存しました",
    ko: "기획전을 저장했습니다",
  },
  areaMoved: {
    en: "The special area has been moved",
    zh: "活动专区已移动",
    ja: "特設コーナーを移動しました",
    ko: "기획전을 옮겼습니다",
  },
  areaRemoved: {
    en: "The special area has been removed",
    zh: "活动专区已删除",
    ja: "特設コーナーを削除しました",
    ko: "기획전을 삭제했습니다",
  },
  areaGone: {
    en: "This special area is gone",
    zh: "该活动专区已不存在",
    ja: "この特設コーナーはもうありません",
    ko: "더 이상 없는 기획전입니다",
  },
  areaChangedMeanwhile: {
    en: "Somebody has changed the special areas meanwhile; please look at them again",
    zh: "活动专区已被他人修改，请重新查看后再操作",
    ja: "その間に他の人が特設コーナーを変更しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 기획전을 변경했습니다. 다시 확인해 주세요",
  },
  areasTooMany: {
    en: "There can be {name} special areas at most",
    zh: "最多可有{name}个活动专区",
    ja: "特設コーナーは{name}個までです",
    ko: "기획전은 최대 {name}개까지 만들 수 있습니다",
  },
  areaProductsTooMany: {
    en: "A special area holds {name} products at most",
    zh: "每个活动专区最多可放{name}件商品",
    ja: "特設コーナーに入れられる商品は{name}点までです",
    ko: "기획전에는 상품을 최대 {name}개까지 넣을 수 있습니다",
  },
  areaProductsGone: {
    en: "Some of these products are gone; please choose again",
    zh: "部分商品已不存在，请重新选择",
    ja: "一部の商品はもうありません。選び直してください",
    ko: "일부 상품이 더 이상 없습니다. 다시 선택해 주세요",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof areaMessages, Texts> {}
}
