import type { Texts } from "../../platform/store/language.ts";

/** What is said to merchants who open their shop. */
export const shopOpeningMessages = {
  shopNotReady: {
    en: "Before the shop opens, please say where goods are sent back to and what sending costs",
    zh: "开店前请先填写退货地址和运费",
    ja: "開店する前に、返品先の住所と送料を入力してください",
    ko: "상점을 열기 전에 반품 주소와 배송비를 입력해 주세요",
  },
  returnPhoneWrong: {
    en: "Please enter a phone number",
    zh: "请输入正确的电话号码",
    ja: "電話番号を正しく入力してください",
    ko: "전화번호를 정확히 입력해 주세요",
  },
  pickupRegionNeeded: {
    en: "Please choose the region down to the district",
    zh: "请选择地区，需精确到区县",
    ja: "地域を区・県まで選択してください",
    ko: "지역을 구·현까지 선택해 주세요",
  },
  pickupNeededByProducts: {
    en: "Products are offered for pickup: please keep an address for it",
    zh: "有商品支持自提，请保留自提地址",
    ja: "店頭受け取りの商品があるため、受け取り場所の住所が必要です",
    ko: "픽업 상품이 있으므로 픽업 주소가 필요합니다",
  },
  returnsNeededWhileOpen: {
    en: "An open shop needs a return address",
    zh: "营业中的店铺需要退货地址",
    ja: "営業中のショップには返品先の住所が必要です",
    ko: "영업 중인 상점에는 반품 주소가 필요합니다",
  },
  shopHoursWrong: {
    en: "Please enter two different times such as 09:30",
    zh: "请输入两个不同的时间，例如 09:30",
    ja: "09:30のように、異なる時刻を入力してください",
    ko: "09:30과 같이 서로 다른 시각을 입력해 주세요",
  },
  addressesChangedMeanwhile: {
    en: "Somebody has changed these addresses meanwhile; please look at them again",
    zh: "地址已被他人修改，请重新查看后再操作",
    ja: "その間に他の人が住所を変更しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 주소를 변경했습니다. 다시 확인해 주세요",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof shopOpeningMessages, Texts> {}
}
