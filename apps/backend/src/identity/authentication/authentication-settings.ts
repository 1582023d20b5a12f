import type { Settings } from "../../platform/domain/setting.ts";
import { flagSetting } from "../../platform/settings/setting-kinds.ts";

export const authenticationSettings = {
  registrationNeedsCode: flagSetting("1", {
    en: "Registering with a mobile number needs a code, as it always does with an email",
    zh: "使用手机号注册时需要验证码（使用邮箱注册时始终需要）",
    ja: "電話番号での新規登録に認証コードを必要とする（メールアドレスでの登録には常に必要）",
    ko: "휴대전화 번호로 가입할 때 인증번호 필요(이메일로 가입할 때는 항상 필요)",
  }),
} as const satisfies Settings;
