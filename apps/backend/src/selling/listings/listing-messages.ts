import type { Texts } from "../../platform/store/language.ts";

/** The messages to shops about their products. */
export const listingMessages = {
  shelfTakenDown: {
    en: "The platform has taken “{name}” down: ask to have it looked at again once it is put right",
    zh: "“{name}”已被平台强制下架，整改后请申请重新审核",
    ja: "「{name}」はプラットフォームにより公開停止中です。修正してから再確認を依頼してください",
    ko: "‘{name}’ 상품은 플랫폼이 판매를 중단했습니다. 수정한 뒤 재검토를 요청해 주세요",
  },
  shelfOtherTrades: {
    en: "Only shops of other trades may sell in the category of “{name}”",
    zh: "“{name}”所在的商品分类仅限其他主营类目的店铺销售",
    ja: "「{name}」のカテゴリは、他の業種のショップだけが販売できます",
    ko: "‘{name}’ 상품의 카테고리에서는 다른 업종의 상점만 판매할 수 있습니다",
  },
  shelfDocumentMissing: {
    en: "Its category requires a document that an operator has accepted: “{name}”. Please send it under Shop, Documents",
    zh: "其商品分类要求已审核通过的资质文件“{name}”，请在“店铺 › 资质文件”中提交",
    ja: "このカテゴリには承認済みの書類「{name}」が必要です。「ショップ › 書類」から提出してください",
    ko: "이 카테고리에는 승인된 ‘{name}’ 서류가 필요합니다. ‘상점 › 서류’에서 제출해 주세요",
  },
  shelfProductGone: {
    en: "This product does not exist",
    zh: "商品不存在",
    ja: "この商品は存在しません",
    ko: "존재하지 않는 상품입니다",
  },
  shelfPriceWrong: {
    en: "A price has at most seven digits and two decimals",
    zh: "价格最多7位整数和2位小数",
    ja: "価格は整数7桁、小数2桁以内で入力してください",
    ko: "가격은 정수 7자리, 소수 2자리 이내로 입력해 주세요",
  },
  shelfPriceZero: {
    en: "A price is above zero",
    zh: "价格必须大于0",
    ja: "価格は0より大きい値にしてください",
    ko: "가격은 0보다 커야 합니다",
  },
  shelfStockWrong: {
    en: "A stock is a whole number from 0 to 9,999,999",
    zh: "库存为0至9999999的整数",
    ja: "在庫は0～9,999,999の整数で入力してください",
    ko: "재고는 0~9,999,999의 정수로 입력해 주세요",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof listingMessages, Texts> {}
}
