import type { Settings } from "../../platform/domain/setting.ts";
import { flagSetting } from "../../platform/settings/setting-kinds.ts";

export const authenticationSettings = {
  registrationNeedsCode: flagSetting("1", {
    en: "A new account needs a code that is sent by text message or email",
    zh: "注册新账号时需要短信或邮件验证码",
    ja: "新しいアカウントの登録にSMSまたはメールの認証コードを必要とする",
    ko: "회원가입 시 문자 또는 이메일 인증번호 필요",
  }),
} as const satisfies Settings;
