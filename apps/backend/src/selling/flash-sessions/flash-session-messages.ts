import type { Texts } from "../../platform/store/language.ts";

/** The messages about sessions of the flash sale and what shops propose for them. */
export const flashSessionMessages = {
  flashSlotSaved: {
    en: "The session is saved",
    zh: "场次已保存",
    ja: "時間枠を保存しました",
    ko: "시간대를 저장했습니다",
  },
  flashSlotRemoved: {
    en: "The session has been removed",
    zh: "场次已删除",
    ja: "時間枠を削除しました",
    ko: "시간대를 삭제했습니다",
  },
  flashSlotGone: {
    en: "This session is gone",
    zh: "该场次已不存在",
    ja: "この時間枠はもうありません",
    ko: "더 이상 없는 시간대입니다",
  },
  flashSlotChangedMeanwhile: {
    en: "Somebody has changed this session meanwhile; please look at it again",
    zh: "其他人已修改该场次，请重新查看",
    ja: "ほかの人がこの時間枠を変更しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 이 시간대를 변경했습니다. 다시 확인해 주세요",
  },
  flashSlotsOverlap: {
    en: "Another session takes place at that time; sessions cannot overlap",
    zh: "该时段已有其他场次，场次不能重叠",
    ja: "その時間には別の時間枠があります。時間枠は重ねられません",
    ko: "그 시간에 다른 시간대가 있습니다. 시간대는 겹칠 수 없습니다",
  },
  flashSlotsTooMany: {
    en: "A day has {name} sessions at most",
    zh: "每天最多 {name} 个场次",
    ja: "1日の時間枠は{name}件までです",
    ko: "하루 시간대는 최대 {name}개입니다",
  },
  flashSlotTimesWrong: {
    en: "A session begins and ends within a day, and ends after it begins",
    zh: "场次须在当天内开始和结束，且结束晚于开始",
    ja: "時間枠は1日の中で始まり、開始より後に終わる必要があります",
    ko: "시간대는 하루 안에서 시작하고, 시작보다 늦게 끝나야 합니다",
  },
  flashSlotEndsMore: {
    en: "By now this would end {name} offers; please look at it again",
    zh: "目前这将结束 {name} 个秒杀商品，请重新查看",
    ja: "現在の内容では{name}件の商品が終了します。もう一度ご確認ください",
    ko: "지금은 상품 {name}건이 끝나게 됩니다. 다시 확인해 주세요",
  },
  flashOpeningSaved: {
    en: "Shops can propose their products",
    zh: "店铺现在可以报名商品",
    ja: "ショップが商品を応募できるようになりました",
    ko: "상점이 상품을 신청할 수 있습니다",
  },
  flashDeadlineSaved: {
    en: "The deadline has been changed",
    zh: "截止时间已修改",
    ja: "締切を変更しました",
    ko: "마감 시각을 변경했습니다",
  },
  flashOpeningClosed: {
    en: "Shops can no longer propose products for it",
    zh: "店铺不能再报名商品",
    ja: "ショップはもう商品を応募できません",
    ko: "상점이 더 이상 상품을 신청할 수 없습니다",
  },
  flashOpeningOver: {
    en: "Products can no longer be proposed for this session",
    zh: "该场次已停止报名商品",
    ja: "この時間枠への商品の応募は締め切られました",
    ko: "이 시간대에는 더 이상 상품을 신청할 수 없습니다",
  },
  flashOpeningChangedMeanwhile: {
    en: "Somebody has changed this call for offers meanwhile; please look at it again",
    zh: "其他人已修改该报名，请重新查看",
    ja: "ほかの人がこの募集を変更しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 이 모집을 변경했습니다. 다시 확인해 주세요",
  },
  flashDaysWrong: {
    en: "The last day cannot be before the first one",
    zh: "结束日期不能早于开始日期",
    ja: "最終日は開始日より前にできません",
    ko: "마지막 날은 첫날보다 빠를 수 없습니다",
  },
  flashDayMissing: {
    en: "Please choose a day",
    zh: "请选择日期",
    ja: "日付を選択してください",
    ko: "날짜를 선택해 주세요",
  },
  flashDaysOver: {
    en: "These days are over already",
    zh: "这些日期已过",
    ja: "この期間はすでに終わっています",
    ko: "이미 지난 날짜입니다",
  },
  flashDeadlineOver: {
    en: "The deadline has to lie ahead",
    zh: "截止时间必须晚于现在",
    ja: "締切は現在より後にしてください",
    ko: "마감 시각은 지금보다 뒤여야 합니다",
  },
  flashDeadlineLate: {
    en: "The deadline has to be before the last day is over",
    zh: "截止时间不能晚于最后一天",
    ja: "締切は最終日までにしてください",
    ko: "마감은 마지막 날을 넘길 수 없습니다",
  },
  flashProposed: {
    en: "Your proposal has been sent",
    zh: "报名已提交",
    ja: "応募しました",
    ko: "신청했습니다",
  },
  flashProposedBefore: {
    en: "You have proposed this product for the session before",
    zh: "该商品已报名此场次",
    ja: "この商品はすでにこの時間枠に応募しています",
    ko: "이미 이 시간대에 신청한 상품입니다",
  },
  flashTakenBack: {
    en: "Your proposal has been taken back",
    zh: "报名已撤回",
    ja: "応募を取り下げました",
    ko: "신청을 취소했습니다",
  },
  flashOfferAdded: {
    en: "The product is in the flash sale",
    zh: "商品已加入秒杀",
    ja: "商品をタイムセールに追加しました",
    ko: "상품을 타임 세일에 추가했습니다",
  },
  flashOfferAccepted: {
    en: "The proposal is accepted",
    zh: "报名已通过",
    ja: "応募を承認しました",
    ko: "신청을 승인했습니다",
  },
  flashOfferRejected: {
    en: "The proposal is rejected",
    zh: "报名已拒绝",
    ja: "応募をお断りしました",
    ko: "신청을 반려했습니다",
  },
  flashOfferWithdrawn: {
    en: "The product is no longer in the flash sale",
    zh: "商品已退出秒杀",
    ja: "商品をタイムセールから外しました",
    ko: "상품을 타임 세일에서 뺐습니다",
  },
  flashOfferGone: {
    en: "This offer is gone",
    zh: "该秒杀商品已不存在",
    ja: "この商品はもうありません",
    ko: "더 이상 없는 상품입니다",
  },
  flashOfferChangedMeanwhile: {
    en: "Somebody has decided about this product meanwhile; please look at it again",
    zh: "其他人已处理该商品，请重新查看",
    ja: "ほかの人がこの商品を処理しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 이 상품을 처리했습니다. 다시 확인해 주세요",
  },
  flashGroundsMissing: {
    en: "Please write a reason, which the shop reads",
    zh: "请填写原因，店铺将会看到",
    ja: "ショップに伝える理由を入力してください",
    ko: "상점이 읽을 사유를 입력해 주세요",
  },
  flashProductGone: {
    en: "This product is gone, or one of its SKUs is",
    zh: "该商品或其某个规格已不存在",
    ja: "この商品、またはそのSKUはもうありません",
    ko: "상품 또는 일부 SKU가 더 이상 없습니다",
  },
  flashPricesMissing: {
    en: "Please enter a price for at least one SKU",
    zh: "请至少填写一个规格的秒杀价",
    ja: "少なくとも1つのSKUの価格を入力してください",
    ko: "적어도 SKU 하나의 가격을 입력해 주세요",
  },
  flashPriceNotBelow: {
    en: "A price in the sale has to be lower than what the SKU costs otherwise",
    zh: "秒杀价必须低于该规格的售价",
    ja: "セール価格は通常価格より低くしてください",
    ko: "세일 가격은 평소 가격보다 낮아야 합니다",
  },
  flashLimitWrong: {
    en: "A limit is a whole number from 1 to {name}",
    zh: "限购数量须为 1 至 {name} 的整数",
    ja: "上限は1から{name}までの整数です",
    ko: "한도는 1부터 {name}까지의 정수입니다",
  },
  flashPiecesWrong: {
    en: "Pieces that are set aside are a whole number from 1 on",
    zh: "预留数量须为大于 0 的整数",
    ja: "確保する数量は1以上の整数です",
    ko: "확보 수량은 1 이상의 정수입니다",
  },
  flashPiecesNeedEnd: {
    en: "Pieces can only be set aside for an offer with a last day",
    zh: "只有设定了结束日期的商品才能预留库存",
    ja: "数量を確保できるのは最終日がある商品だけです",
    ko: "마지막 날이 있는 상품에만 수량을 확보할 수 있습니다",
  },
  flashStockShort: {
    en: "There are not enough pieces in stock to set so many aside",
    zh: "库存不足，无法预留这么多",
    ja: "その数量を確保するには在庫が足りません",
    ko: "그만큼 확보하기에는 재고가 부족합니다",
  },
  flashConflicts: {
    en: "Something else lowers this price at that time; please look at it and confirm",
    zh: "该时段还有其他优惠会降低此价格，请查看并确认",
    ja: "その期間にほかの値引きがあります。ご確認のうえ、承認してください",
    ko: "그 기간에 다른 할인이 있습니다. 확인한 뒤 승인해 주세요",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof flashSessionMessages, Texts> {}
}
