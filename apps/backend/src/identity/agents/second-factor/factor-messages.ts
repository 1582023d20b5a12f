import type { Texts } from "../../../platform/store/language.ts";

/** The messages about what accounts of the desk log in with besides their password. */
export const factorMessages = {
  agentNeedsSecondFactor: {
    en: "This account logs in with a second factor, which only the desk in a browser asks for",
    zh: "该账号已启用两步验证，请在浏览器中登录管理后台",
    ja: "このアカウントは2段階認証を使っています。ブラウザーで管理画面からログインしてください",
    ko: "2단계 인증을 사용하는 계정입니다. 브라우저에서 관리 화면으로 로그인해 주세요",
  },
  challengeOver: {
    en: "This took too long, or too many codes were wrong. Please begin again",
    zh: "操作超时或错误次数过多，请重新开始",
    ja: "時間切れか、コードの誤りが多すぎます。最初からやり直してください",
    ko: "시간이 지났거나 코드를 너무 많이 틀렸습니다. 처음부터 다시 해 주세요",
  },
  totpCodeWrong: {
    en: "The code is wrong or has been used already. Enter the one that the app shows now",
    zh: "验证码错误或已使用，请输入应用当前显示的验证码",
    ja: "コードが正しくないか、すでに使われています。アプリに今表示されているコードを入力してください",
    ko: "코드가 올바르지 않거나 이미 사용되었습니다. 앱에 지금 표시된 코드를 입력해 주세요",
  },
  recoveryCodeWrong: {
    en: "The recovery code is wrong or has been used already",
    zh: "恢复码错误或已使用",
    ja: "リカバリーコードが正しくないか、すでに使われています",
    ko: "복구 코드가 올바르지 않거나 이미 사용되었습니다",
  },
  passkeyWrong: {
    en: "The passkey was not accepted",
    zh: "通行密钥未通过验证",
    ja: "パスキーを確認できませんでした",
    ko: "패스키를 확인하지 못했습니다",
  },
  passkeysUnavailable: {
    en: "Passkeys cannot be used at the address of this desk",
    zh: "当前管理后台地址无法使用通行密钥",
    ja: "この管理画面のアドレスではパスキーを使えません",
    ko: "이 관리 화면 주소에서는 패스키를 사용할 수 없습니다",
  },
  passkeysTooMany: {
    en: "An account has at most 10 passkeys",
    zh: "每个账号最多10个通行密钥",
    ja: "1つのアカウントのパスキーは10個までです",
    ko: "계정당 패스키는 최대 10개입니다",
  },
  factorUnknown: {
    en: "Your account has no such second factor",
    zh: "您的账号没有此验证方式",
    ja: "アカウントにその認証方法は登録されていません",
    ko: "계정에 해당 인증 수단이 없습니다",
  },
  factorIsLast: {
    en: "An operator keeps at least one second factor. Add another one first",
    zh: "平台管理员须至少保留一种验证方式，请先添加另一种",
    ja: "運営者には認証方法が少なくとも1つ必要です。先に別の方法を追加してください",
    ko: "운영자는 인증 수단이 하나 이상 있어야 합니다. 먼저 다른 수단을 추가해 주세요",
  },
} as const satisfies Record<string, Texts>;

declare module "../../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof factorMessages, Texts> {}
}
