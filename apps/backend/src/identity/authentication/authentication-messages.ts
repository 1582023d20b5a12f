import type { Texts } from "../../platform/store/language.ts";

/** The messages of registration, login and logout. */
export const authenticationMessages = {
  sessionUnknown: {
    en: "You are not logged in there any more",
    zh: "该设备已退出登录",
    ja: "その端末ではもうログインしていません",
    ko: "해당 기기에서는 더 이상 로그인되어 있지 않습니다",
  },
  sessionEnded: {
    en: "Logged out there",
    zh: "已退出登录",
    ja: "ログアウトしました",
    ko: "로그아웃했습니다",
  },
  clientMissing: {
    en: "The kind of client is missing",
    zh: "请输入客户端",
    ja: "クライアントの種類を指定してください",
    ko: "클라이언트 종류를 지정해 주세요",
  },
  clientUnknown: {
    en: "There is no such kind of client",
    zh: "无效的客户端",
    ja: "無効なクライアントです",
    ko: "유효하지 않은 클라이언트입니다",
  },
  scanLoginUnavailable: {
    en: "Logging in with WeChat is not available here",
    zh: "暂不支持微信扫码登录",
    ja: "WeChatでのログインには対応していません",
    ko: "위챗 로그인은 지원하지 않습니다",
  },
  passwordMissing: {
    en: "Please enter your password",
    zh: "请输入密码",
    ja: "パスワードを入力してください",
    ko: "비밀번호를 입력해 주세요",
  },
  passwordUnacceptable: {
    en: "A password has 6 to 20 letters (A to Z), digits and symbols, with at least one letter and one digit",
    zh: "密码须为 6 至 20 个英文字母、数字或符号，且至少包含一个字母和一个数字",
    ja: "パスワードは半角の英字・数字・記号6～20文字で、英字と数字をそれぞれ1文字以上含めてください",
    ko: "비밀번호는 영문자, 숫자, 기호 6~20자이며 영문자와 숫자를 각각 하나 이상 포함해야 합니다",
  },
  passwordUnchanged: {
    en: "This is already your password; please choose another one",
    zh: "新密码不能与原密码相同",
    ja: "現在と同じパスワードです。別のパスワードを設定してください",
    ko: "현재 비밀번호와 같습니다. 다른 비밀번호를 입력해 주세요",
  },
  passwordChanged: {
    en: "Your password has been changed",
    zh: "修改成功",
    ja: "パスワードを変更しました",
    ko: "비밀번호가 변경되었습니다",
  },
  loginFailed: {
    en: "The mobile number or the password is wrong",
    zh: "手机号码或密码错误",
    ja: "携帯電話番号またはパスワードが違います",
    ko: "휴대전화 번호 또는 비밀번호가 올바르지 않습니다",
  },
  emailLoginFailed: {
    en: "The email address or the password is wrong",
    zh: "邮箱地址或密码错误",
    ja: "メールアドレスまたはパスワードが違います",
    ko: "이메일 주소 또는 비밀번호가 올바르지 않습니다",
  },
  passwordWrong: {
    en: "The password is wrong",
    zh: "密码错误",
    ja: "パスワードが違います",
    ko: "비밀번호가 올바르지 않습니다",
  },
  accountDisabled: {
    en: "This account has been disabled",
    zh: "账号已禁用",
    ja: "このアカウントは利用停止中です",
    ko: "이용이 정지된 계정입니다",
  },
  loggedIn: {
    en: "You are logged in",
    zh: "登录成功",
    ja: "ログインしました",
    ko: "로그인되었습니다",
  },
  registered: {
    en: "Your account has been created",
    zh: "注册成功",
    ja: "アカウントを作成しました",
    ko: "회원가입이 완료되었습니다",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof authenticationMessages, Texts> {}
}
