import type { Texts } from "../../platform/store/language.ts";

/** The messages about products that operators approve. */
export const approvalMessages = {
  approvalRefused: {
    en: "The product has been refused",
    zh: "商品审核未通过",
    ja: "商品を却下しました",
    ko: "상품을 거절했습니다",
  },
  approvalRuleSet: {
    en: "Saved",
    zh: "已保存",
    ja: "保存しました",
    ko: "저장했습니다",
  },
  approvalGone: {
    en: "This product does not wait for approval any more",
    zh: "该商品已不再等待审核",
    ja: "この商品はもう承認待ちではありません",
    ko: "더 이상 승인을 기다리지 않는 상품입니다",
  },
  approvalChangedMeanwhile: {
    en: "The product has been changed, or somebody has decided about it meanwhile; please look at it again",
    zh: "商品在此期间已被修改或处理，请重新查看后再操作",
    ja: "その間に商品が変更されたか、他の人が処理しました。もう一度ご確認ください",
    ko: "그사이 상품이 변경되었거나 다른 사람이 처리했습니다. 다시 확인해 주세요",
  },
  decisionTextMissing: {
    en: "Please write this",
    zh: "请填写此项",
    ja: "入力してください",
    ko: "입력해 주세요",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof approvalMessages, Texts> {}
}
