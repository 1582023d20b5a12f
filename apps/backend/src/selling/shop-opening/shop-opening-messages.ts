import type { Texts } from "../../platform/store/language.ts";

/** What is said to merchants who open their shop. */
export const shopOpeningMessages = {
  shopNotReady: {
    en: "Before the shop opens, please say where goods are sent back to and what sending costs",
    zh: "开店前请先填写退货地址和运费",
    ja: "開店する前に、返品先の住所と送料を入力してください",
    ko: "상점을 열기 전에 반품 주소와 배송비를 입력해 주세요",
  },
  sellingTermMissing: {
    en: "Please fill this in",
    zh: "请填写此项",
    ja: "この項目を入力してください",
    ko: "이 항목을 입력해 주세요",
  },
  sellingTermTooLong: {
    en: "One line of {name} characters at most",
    zh: "只能填写一行，最多 {name} 个字",
    ja: "1行、{name}文字以内で入力してください",
    ko: "한 줄에 {name}자까지 입력할 수 있습니다",
  },
  returnPhoneWrong: {
    en: "Please enter a phone number",
    zh: "请输入正确的电话号码",
    ja: "電話番号を正しく入力してください",
    ko: "전화번호를 정확히 입력해 주세요",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof shopOpeningMessages, Texts> {}
}
