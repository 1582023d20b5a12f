import type { Texts } from "../../platform/store/language.ts";

/** The messages about addresses. */
export const addressMessages = {
  addressGone: {
    en: "This address does not exist",
    zh: "地址不存在",
    ja: "このお届け先は存在しません",
    ko: "존재하지 않는 배송지입니다",
  },
  addressContactMissing: {
    en: "Please enter the recipient",
    zh: "收货人不能为空",
    ja: "受取人を入力してください",
    ko: "받는 분을 입력해 주세요",
  },
  addressContactTooLong: {
    en: "The recipient’s name can have {name} characters at most",
    zh: "收货人不能超过 {name} 个字",
    ja: "受取人は{name}文字以内で入力してください",
    ko: "받는 분은 {name}자까지 입력할 수 있습니다",
  },
  addressTelephoneMissing: {
    en: "Please enter the phone number",
    zh: "联系方式不能为空",
    ja: "電話番号を入力してください",
    ko: "전화번호를 입력해 주세요",
  },
  addressTelephoneWrong: {
    en: "Please enter an 11-digit mobile number of mainland China",
    zh: "请输入正确的 11 位手机号",
    ja: "中国本土の11桁の携帯電話番号を入力してください",
    ko: "중국 본토의 11자리 휴대전화 번호를 입력해 주세요",
  },
  addressRegionMissing: {
    en: "Please choose province, city and district",
    zh: "请选择完整的所在地区",
    ja: "省・市・区をすべて選択してください",
    ko: "성, 시, 구를 모두 선택해 주세요",
  },
  addressRegionUnknown: {
    en: "This region does not exist, please choose another",
    zh: "所选地区不存在，请重新选择",
    ja: "この地域は存在しません。選び直してください",
    ko: "존재하지 않는 지역입니다. 다시 선택해 주세요",
  },
  addressStreetMissing: {
    en: "Please enter the detailed address",
    zh: "详细地址不能为空",
    ja: "詳細住所を入力してください",
    ko: "상세 주소를 입력해 주세요",
  },
  addressStreetTooLong: {
    en: "The detailed address can have {name} characters at most",
    zh: "详细地址不能超过 {name} 个字",
    ja: "詳細住所は{name}文字以内で入力してください",
    ko: "상세 주소는 {name}자까지 입력할 수 있습니다",
  },
  addressDefaultMissing: {
    en: "Please say whether this is the default address",
    zh: "是否默认不能为空",
    ja: "通常使うお届け先にするかどうかを指定してください",
    ko: "기본 배송지 여부를 지정해 주세요",
  },
  addressBookFull: {
    en: "You can keep {name} addresses at most, please delete one first",
    zh: "最多保存 {name} 个地址，请先删除不用的地址",
    ja: "登録できるお届け先は{name}件までです。先に不要なものを削除してください",
    ko: "배송지는 {name}개까지 저장할 수 있습니다. 먼저 사용하지 않는 배송지를 삭제해 주세요",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof addressMessages, Texts> {}
}
