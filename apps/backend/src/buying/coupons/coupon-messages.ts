import type { Texts } from "../../platform/store/language.ts";

/** The messages about coupons. */
export const couponMessages = {
  couponAdded: {
    en: "The coupon has been made",
    zh: "优惠券已创建",
    ja: "クーポンを作成しました",
    ko: "쿠폰을 만들었습니다",
  },
  couponOfShopGone: {
    en: "This coupon does not exist",
    zh: "优惠券不存在",
    ja: "このクーポンは存在しません",
    ko: "존재하지 않는 쿠폰입니다",
  },
  couponNameNeeded: {
    en: "Please enter a name",
    zh: "请输入名称",
    ja: "名前を入力してください",
    ko: "이름을 입력해 주세요",
  },
  couponNameTooLong: {
    en: "At most 40 characters",
    zh: "最多40个字符",
    ja: "40文字以内で入力してください",
    ko: "40자 이내로 입력해 주세요",
  },
  couponAmountWrong: {
    en: "An amount has at most seven digits and two decimals",
    zh: "金额最多7位整数和2位小数",
    ja: "金額は整数7桁、小数2桁以内で入力してください",
    ko: "금액은 정수 7자리, 소수 2자리 이내로 입력해 주세요",
  },
  couponThresholdLow: {
    en: "What is spent has to be at least what is taken off",
    zh: "使用门槛不能低于优惠金额",
    ja: "利用条件の金額は割引額以上にしてください",
    ko: "사용 조건 금액은 할인 금액 이상이어야 합니다",
  },
  couponDaysWrong: {
    en: "A whole number of days from 1 to 365",
    zh: "天数为1至365的整数",
    ja: "日数は1～365の整数で入力してください",
    ko: "일수는 1~365의 정수로 입력해 주세요",
  },
  couponPeriodWrong: {
    en: "The end has to lie ahead, and after the beginning",
    zh: "结束时间必须晚于现在和开始时间",
    ja: "終了日時は現在および開始日時より後にしてください",
    ko: "종료 시각은 현재와 시작 시각보다 뒤여야 합니다",
  },
  couponCountWrong: {
    en: "A whole number from 1 to 1,000,000",
    zh: "请输入1至1000000的整数",
    ja: "1～1,000,000の整数で入力してください",
    ko: "1~1,000,000의 정수로 입력해 주세요",
  },
  couponProductsNeeded: {
    en: "Choose 1 to 500 products",
    zh: "请选择1至500个商品",
    ja: "1～500点の商品を選択してください",
    ko: "상품을 1~500개 선택해 주세요",
  },
  couponProductsForeign: {
    en: "One of the products is not the shop's",
    zh: "所选商品不属于本店铺",
    ja: "このショップのものではない商品が含まれています",
    ko: "이 상점의 상품이 아닌 것이 포함되어 있습니다",
  },
  couponClaimed: { en: "Coupon claimed", zh: "已领取", ja: "クーポンを獲得しました", ko: "쿠폰을 받았습니다" },
  couponGone: {
    en: "This coupon is no longer given out",
    zh: "优惠券已失效",
    ja: "このクーポンの配布は終了しました",
    ko: "더 이상 받을 수 없는 쿠폰입니다",
  },
  couponsAllClaimed: {
    en: "All of these coupons have been claimed",
    zh: "优惠券已领取完了",
    ja: "このクーポンはすべて配布されました",
    ko: "쿠폰이 모두 소진되었습니다",
  },
  couponLimitReached: {
    en: "You have already claimed this coupon as often as you can",
    zh: "您已超过领取次数",
    ja: "このクーポンの獲得回数の上限に達しました",
    ko: "이 쿠폰을 받을 수 있는 횟수를 모두 사용했습니다",
  },
  couponDayLimitReached: {
    en: "You can claim this coupon again tomorrow",
    zh: "您今天已超过领取次数，请明天再来",
    ja: "本日の獲得回数の上限に達しました。明日またお試しください",
    ko: "오늘 받을 수 있는 횟수를 모두 사용했습니다. 내일 다시 받아 주세요",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof couponMessages, Texts> {}
}
