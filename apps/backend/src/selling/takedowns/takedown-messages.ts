import type { Texts } from "../../platform/store/language.ts";

/** The messages about products that operators take down. */
export const takedownMessages = {
  takedownMade: {
    en: "The product has been taken down",
    zh: "商品已强制下架",
    ja: "商品の公開を停止しました",
    ko: "상품 판매를 중단했습니다",
  },
  takedownStays: {
    en: "The product stays down",
    zh: "商品维持强制下架",
    ja: "商品の公開停止を続けます",
    ko: "상품 판매 중단을 유지합니다",
  },
  takedownOver: {
    en: "The product may be sold again",
    zh: "商品已恢复销售资格",
    ja: "商品を再び販売できるようにしました",
    ko: "상품을 다시 판매할 수 있습니다",
  },
  takedownReviewAsked: {
    en: "The platform looks at the product again",
    zh: "平台将重新审核该商品",
    ja: "プラットフォームがこの商品を再確認します",
    ko: "플랫폼이 상품을 다시 검토합니다",
  },
  takedownProductGone: {
    en: "This product does not exist",
    zh: "商品不存在",
    ja: "この商品は存在しません",
    ko: "존재하지 않는 상품입니다",
  },
  takedownGone: {
    en: "This product is not taken down any more",
    zh: "该商品已不再处于强制下架状态",
    ja: "この商品はもう公開停止ではありません",
    ko: "더 이상 판매 중단 상태가 아닌 상품입니다",
  },
  takedownNotShown: {
    en: "This product waits for the platform, and is not shown anyway",
    zh: "该商品正在等待平台审核，本就未展示",
    ja: "この商品はプラットフォームの確認待ちで、まだ公開されていません",
    ko: "플랫폼 확인을 기다리는 상품이라 아직 공개되지 않았습니다",
  },
  takedownChangedMeanwhile: {
    en: "Somebody has decided about this product meanwhile; please look at it again",
    zh: "该商品的状态已被他人更改，请重新查看后再操作",
    ja: "その間に他の人がこの商品を処理しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 이 상품을 처리했습니다. 다시 확인해 주세요",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof takedownMessages, Texts> {}
}
