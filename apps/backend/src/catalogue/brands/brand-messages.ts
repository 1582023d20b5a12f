import type { Texts } from "../../platform/store/language.ts";

/** The messages about the brands of the marketplace. */
export const brandMessages = {
  brandSaved: { en: "The brand is saved", zh: "品牌已保存", ja: "ブランドを保存しました", ko: "브랜드를 저장했습니다" },
  brandMerged: {
    en: "The brand has been merged",
    zh: "品牌已合并",
    ja: "ブランドを統合しました",
    ko: "브랜드를 합쳤습니다",
  },
  brandRemoved: {
    en: "The brand has been removed",
    zh: "品牌已删除",
    ja: "ブランドを削除しました",
    ko: "브랜드를 삭제했습니다",
  },
  brandGone: {
    en: "This brand is gone",
    zh: "该品牌已不存在",
    ja: "このブランドはもうありません",
    ko: "더 이상 없는 브랜드입니다",
  },
  brandChangedMeanwhile: {
    en: "Somebody has changed this brand meanwhile; please look at it again",
    zh: "该品牌已被他人修改，请重新查看后再操作",
    ja: "その間に他の人がこのブランドを変更しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 이 브랜드를 변경했습니다. 다시 확인해 주세요",
  },
  brandNameTaken: {
    en: "There is a brand called “{name}” already; the two can be merged",
    zh: "已有名为“{name}”的品牌，可将两者合并",
    ja: "「{name}」というブランドがすでにあります。二つを統合できます",
    ko: "‘{name}’ 브랜드가 이미 있습니다. 두 브랜드를 합칠 수 있습니다",
  },
  brandMergedIntoItself: {
    en: "A brand cannot be merged into itself",
    zh: "不能将品牌合并到其自身",
    ja: "ブランドをそれ自身に統合することはできません",
    ko: "브랜드를 자기 자신에 합칠 수 없습니다",
  },
  brandHasProducts: {
    en: "{name} products are of this brand; it can be merged into another one",
    zh: "有{name}件商品属于该品牌，可将其合并到其他品牌",
    ja: "{name}件の商品がこのブランドです。別のブランドに統合できます",
    ko: "이 브랜드의 상품이 {name}개 있습니다. 다른 브랜드에 합칠 수 있습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof brandMessages, Texts> {}
}
