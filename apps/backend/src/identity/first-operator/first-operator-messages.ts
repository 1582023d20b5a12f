import type { Texts } from "../../platform/store/language.ts";

/** The messages to whoever installs a platform. */
export const firstOperatorMessages = {
  firstOperatorExists: {
    en: "There is an operator already. Log in instead",
    zh: "已有平台管理员，请直接登录",
    ja: "運営者はすでに登録されています。ログインしてください",
    ko: "이미 운영자가 있습니다. 로그인해 주세요",
  },
  firstOperatorCodeWrong: {
    en: "The code is wrong, or its 15 minutes are over",
    zh: "代码错误，或已超过15分钟有效期",
    ja: "コードが正しくないか、15分の有効期限が切れています",
    ko: "코드가 올바르지 않거나 유효 시간 15분이 지났습니다",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof firstOperatorMessages, Texts> {}
}
