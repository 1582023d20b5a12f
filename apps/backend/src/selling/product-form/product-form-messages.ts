import type { Texts } from "../../platform/store/language.ts";

/** The messages to shops about the form of a product. */
export const productFormMessages = {
  productFormUnusable: {
    en: "This cannot be saved: {name}",
    zh: "无法保存：{name}",
    ja: "保存できません：{name}",
    ko: "저장할 수 없습니다: {name}",
  },
  productFormGone: {
    en: "This product does not exist",
    zh: "商品不存在",
    ja: "この商品は存在しません",
    ko: "존재하지 않는 상품입니다",
  },
  productFormArchived: {
    en: "This product is archived: restore it first",
    zh: "该商品已归档，请先恢复",
    ja: "この商品はアーカイブ済みです。先に復元してください",
    ko: "보관된 상품입니다. 먼저 복원해 주세요",
  },
  productFormStale: {
    en: "This product has changed since you opened it: open it again",
    zh: "该商品在您打开后已有变动，请重新打开",
    ja: "開いた後に商品が変更されました。開き直してください",
    ko: "상품을 연 뒤에 내용이 바뀌었습니다. 다시 열어 주세요",
  },
  productDraftGone: {
    en: "This draft does not exist any more",
    zh: "该草稿已不存在",
    ja: "この下書きはもうありません",
    ko: "이 초안이 더 이상 없습니다",
  },
  productDraftChanged: {
    en: "Somebody else has changed this draft meanwhile",
    zh: "该草稿已被他人修改",
    ja: "この下書きは他の人が変更しました",
    ko: "다른 사람이 이 초안을 변경했습니다",
  },
  productDraftsTooMany: {
    en: "A shop has {name} drafts of new products at most: publish or discard some",
    zh: "店铺最多可有{name}个新商品草稿，请先发布或舍弃部分草稿",
    ja: "ショップの新しい商品の下書きは{name}件までです。公開または破棄してください",
    ko: "상점의 새 상품 초안은 최대 {name}개입니다. 일부를 게시하거나 버려 주세요",
  },
  productPictureUnknown: {
    en: "One of these pictures was not sent for this shop",
    zh: "有图片不是为本店铺上传的",
    ja: "このショップのために送られていない画像があります",
    ko: "이 상점에 올리지 않은 이미지가 있습니다",
  },
  productDraftSaved: {
    en: "The draft is saved",
    zh: "草稿已保存",
    ja: "下書きを保存しました",
    ko: "초안을 저장했습니다",
  },
  productDraftDiscarded: {
    en: "The draft is discarded",
    zh: "草稿已舍弃",
    ja: "下書きを破棄しました",
    ko: "초안을 버렸습니다",
  },
  productPublished: {
    en: "The product is published",
    zh: "商品已发布",
    ja: "商品を公開しました",
    ko: "상품을 게시했습니다",
  },
  productArchived: {
    en: "The product is archived",
    zh: "商品已归档",
    ja: "商品をアーカイブしました",
    ko: "상품을 보관했습니다",
  },
  productRestored: {
    en: "The product is restored",
    zh: "商品已恢复",
    ja: "商品を復元しました",
    ko: "상품을 복원했습니다",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof productFormMessages, Texts> {}
}
