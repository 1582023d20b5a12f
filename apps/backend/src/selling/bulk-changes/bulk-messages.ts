import type { Texts } from "../../platform/store/language.ts";

/** The messages to shops about changes of many products at once. */
export const bulkMessages = {
  bulkValueWrong: {
    en: "Please write a number that fits: an amount or pieces that are not 0, or a percentage above −100",
    zh: "请填写合适的数值：非零的金额或数量，或大于 −100 的百分比",
    ja: "適切な数値を入力してください：0以外の金額・数量、または-100より大きい割合",
    ko: "알맞은 숫자를 입력해 주세요: 0이 아닌 금액이나 수량, 또는 -100보다 큰 비율",
  },
  bulkNothing: {
    en: "No product matches any more",
    zh: "已没有符合条件的商品",
    ja: "条件に合う商品はもうありません",
    ko: "조건에 맞는 상품이 더 이상 없습니다",
  },
  bulkTargetGone: {
    en: "The category or the freight template does not exist any more",
    zh: "该商品分类或运费模板已不存在",
    ja: "そのカテゴリまたは送料テンプレートはもうありません",
    ko: "해당 카테고리나 배송비 템플릿이 더 이상 없습니다",
  },
  bulkRunning: {
    en: "Another change of several products is still on its way. Please wait until it has ended",
    zh: "另一项商品批量修改仍在进行，请等待其结束",
    ja: "商品の別の一括変更が進行中です。終わるまでお待ちください",
    ko: "다른 상품 일괄 변경이 진행 중입니다. 끝날 때까지 기다려 주세요",
  },
  bulkGone: {
    en: "There is no such change",
    zh: "没有此批量修改",
    ja: "その一括変更はありません",
    ko: "해당 일괄 변경이 없습니다",
  },
  bulkTooLate: {
    en: "A change can be undone for seven days",
    zh: "批量修改仅可在七天内撤销",
    ja: "一括変更を元に戻せるのは7日以内です",
    ko: "일괄 변경은 7일 안에만 되돌릴 수 있습니다",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof bulkMessages, Texts> {}
}
