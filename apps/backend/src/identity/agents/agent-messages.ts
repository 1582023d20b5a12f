import type { Texts } from "../../platform/store/language.ts";

/** The messages to customer-service agents about their accounts. */
export const agentMessages = {
  teamAccountWrong: {
    en: "An account is 2 to 32 letters, digits and . @ _ -",
    zh: "账号为2至32位字母、数字或 . @ _ -",
    ja: "アカウント名は2～32文字の英数字と「.」「@」「_」「-」で入力してください",
    ko: "계정은 영문자, 숫자, ‘.’, ‘@’, ‘_’, ‘-’ 2~32자로 입력해 주세요",
  },
  teamAccountTaken: {
    en: "This account is taken",
    zh: "该账号已被使用",
    ja: "このアカウントはすでに使われています",
    ko: "이미 사용 중인 계정입니다",
  },
  teamNicknameWrong: {
    en: "A name has 1 to 32 characters",
    zh: "名称为1至32个字符",
    ja: "名前は1～32文字で入力してください",
    ko: "이름은 1~32자로 입력해 주세요",
  },
  teamFull: {
    en: "A shop has at most 200 accounts",
    zh: "每个店铺最多200个账号",
    ja: "1つのショップのアカウントは200件までです",
    ko: "상점당 계정은 최대 200개입니다",
  },
  teamMemberGone: {
    en: "There is no such account in your shop",
    zh: "您的店铺没有此账号",
    ja: "このショップにそのアカウントはありません",
    ko: "상점에 해당 계정이 없습니다",
  },
  agentLoggedIn: { en: "Logged in", zh: "登录成功", ja: "ログインしました", ko: "로그인했습니다" },
  agentAccountMissing: {
    en: "Please enter your account",
    zh: "请输入账号",
    ja: "アカウントを入力してください",
    ko: "계정을 입력해 주세요",
  },
  agentPasswordMissing: {
    en: "Please enter your password",
    zh: "请输入密码",
    ja: "パスワードを入力してください",
    ko: "비밀번호를 입력해 주세요",
  },
  agentClientMissing: {
    en: "Please name the client",
    zh: "请输入客户端",
    ja: "クライアントを指定してください",
    ko: "클라이언트를 지정해 주세요",
  },
  agentParameterMissing: {
    en: "A parameter is missing",
    zh: "参数缺失",
    ja: "パラメーターが足りません",
    ko: "매개변수가 없습니다",
  },
  agentCredentialsWrong: {
    en: "The account or the password is wrong",
    zh: "账号或密码错误",
    ja: "アカウントまたはパスワードが正しくありません",
    ko: "계정 또는 비밀번호가 올바르지 않습니다",
  },
  deskPasswordLength: {
    en: "A password has 8 to 64 characters",
    zh: "密码须为8至64个字符",
    ja: "パスワードは8～64文字で入力してください",
    ko: "비밀번호는 8~64자로 입력해 주세요",
  },
  deskPasswordName: {
    en: "A password may not be the account or the name of the shop",
    zh: "密码不能与账号或店铺名称相同",
    ja: "アカウントやショップ名はパスワードにできません",
    ko: "계정이나 상점 이름은 비밀번호로 사용할 수 없습니다",
  },
  deskPasswordCommon: {
    en: "Too many people use this password; please choose another one",
    zh: "该密码过于常见，请更换",
    ja: "よく使われるパスワードです。別のパスワードを設定してください",
    ko: "너무 흔한 비밀번호입니다. 다른 비밀번호를 설정해 주세요",
  },
  deskCodeOnItsWay: {
    en: "If we know a phone number for this account, a code is on its way to it",
    zh: "如果该账号绑定了手机号，验证码已发送",
    ja: "このアカウントに電話番号が登録されていれば、認証コードを送信しました",
    ko: "이 계정에 등록된 휴대전화 번호가 있으면 인증번호를 보냈습니다",
  },
  deskCodeWrong: {
    en: "The account or the code is wrong",
    zh: "账号或验证码错误",
    ja: "アカウントまたは認証コードが正しくありません",
    ko: "계정 또는 인증번호가 올바르지 않습니다",
  },
  deskAccountGone: {
    en: "There is no such account",
    zh: "没有此账号",
    ja: "そのアカウントはありません",
    ko: "해당 계정이 없습니다",
  },
  agentDisabled: {
    en: "This account is disabled",
    zh: "账号被禁用",
    ja: "このアカウントは停止されています",
    ko: "사용이 중지된 계정입니다",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof agentMessages, Texts> {}
}
