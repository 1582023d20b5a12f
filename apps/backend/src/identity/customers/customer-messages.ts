import type { Texts } from "../../platform/store/language.ts";

/** The messages about telephone numbers and email addresses. */
export const customerMessages = {
  mobileMissing: {
    en: "Please enter your mobile number",
    zh: "请输入手机号码",
    ja: "携帯電話番号を入力してください",
    ko: "휴대전화 번호를 입력해 주세요",
  },
  mobileMalformed: {
    en: "Please enter a valid mobile number",
    zh: "请输入正确的手机号码",
    ja: "正しい携帯電話番号を入力してください",
    ko: "올바른 휴대전화 번호를 입력해 주세요",
  },
  mobileTaken: {
    en: "This mobile number is already registered",
    zh: "此手机号已被使用",
    ja: "この携帯電話番号はすでに登録されています",
    ko: "이미 등록된 휴대전화 번호입니다",
  },
  emailMissing: {
    en: "Please enter your email address",
    zh: "请输入邮箱地址",
    ja: "メールアドレスを入力してください",
    ko: "이메일 주소를 입력해 주세요",
  },
  emailMalformed: {
    en: "Please enter a valid email address",
    zh: "请输入正确的邮箱地址",
    ja: "正しいメールアドレスを入力してください",
    ko: "올바른 이메일 주소를 입력해 주세요",
  },
  emailTaken: {
    en: "This email address is already registered",
    zh: "此邮箱地址已被使用",
    ja: "このメールアドレスはすでに登録されています",
    ko: "이미 등록된 이메일 주소입니다",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof customerMessages, Texts> {}
}
