import type { Texts } from "../store/language.ts";

/** The messages of any call. `{name}` stands for the name of a parameter. */
export const httpMessages = {
  loginRequired: {
    en: "Please log in",
    zh: "请登录",
    ja: "ログインしてください",
    ko: "로그인해 주세요",
  },
  loggedOutElsewhere: {
    en: "You were logged out from another device",
    zh: "本设备已在其他设备上被退出登录",
    ja: "別の端末からログアウトされました",
    ko: "다른 기기에서 로그아웃되었습니다",
  },
  loggedOutByPassword: {
    en: "You were logged out because the password was changed",
    zh: "密码已修改，您已被退出登录",
    ja: "パスワードが変更されたため、ログアウトされました",
    ko: "비밀번호가 변경되어 로그아웃되었습니다",
  },
  loggedOutByNewer: {
    en: "You were logged out because your account logged in on another device",
    zh: "您的账号已在其他设备上登录，本设备已退出登录",
    ja: "別の端末でログインしたため、この端末ではログアウトされました",
    ko: "다른 기기에서 로그인하여 이 기기에서는 로그아웃되었습니다",
  },
  loggedOutDisabled: {
    en: "You were logged out because this account was disabled",
    zh: "该账号已被停用，您已被退出登录",
    ja: "このアカウントは停止されたため、ログアウトされました",
    ko: "계정 사용이 중지되어 로그아웃되었습니다",
  },
  deskPasswordMustChange: {
    en: "Please choose a password of your own first",
    zh: "请先设置您自己的密码",
    ja: "先にご自身のパスワードを設定してください",
    ko: "먼저 본인의 비밀번호를 설정해 주세요",
  },
  deskNotAllowed: {
    en: "Your account may not do this",
    zh: "您的账号没有此权限",
    ja: "お使いのアカウントにはこの操作の権限がありません",
    ko: "이 계정에는 권한이 없습니다",
  },
  wrongMethod: {
    en: "This request method is not supported",
    zh: "请求方式错误",
    ja: "このリクエスト方法には対応していません",
    ko: "지원하지 않는 요청 방식입니다",
  },
  badRequest: {
    en: "The request could not be understood",
    zh: "请求异常",
    ja: "リクエストを処理できません",
    ko: "요청을 처리할 수 없습니다",
  },
  busy: {
    en: "There is a lot going on right now; please try again in a moment",
    zh: "当前访问繁忙，请稍后再试",
    ja: "ただいま混み合っています。しばらくしてからもう一度お試しください",
    ko: "지금은 이용자가 많습니다. 잠시 후 다시 시도해 주세요",
  },
  parameterMissing: {
    en: "{name} is required",
    zh: "{name}不能为空",
    ja: "{name}は必須です",
    ko: "{name} 항목은 필수입니다",
  },
  parameterNotAnInteger: {
    en: "{name} must be an integer",
    zh: "{name}必须是整数",
    ja: "{name}は整数で指定してください",
    ko: "{name} 값은 정수여야 합니다",
  },
  parameterNotPositive: {
    en: "{name} must be greater than 0",
    zh: "{name}必须大于 0",
    ja: "{name}は0より大きい値で指定してください",
    ko: "{name} 값은 0보다 커야 합니다",
  },
  parameterWrong: {
    en: "{name} is wrong",
    zh: "{name}参数错误",
    ja: "{name}の指定が正しくありません",
    ko: "{name} 값이 올바르지 않습니다",
  },
  textsMissing: {
    en: "Please write this in one language at least",
    zh: "请至少填写一种语言",
    ja: "少なくとも1つの言語で入力してください",
    ko: "한 가지 언어 이상으로 입력해 주세요",
  },
  textsTooLong: {
    en: "At most {name} characters",
    zh: "最多{name}个字符",
    ja: "{name}文字以内で入力してください",
    ko: "최대 {name}자까지 입력할 수 있습니다",
  },
  added: {
    en: "Added",
    zh: "添加成功",
    ja: "追加しました",
    ko: "추가했습니다",
  },
  saved: {
    en: "Saved",
    zh: "修改成功",
    ja: "保存しました",
    ko: "저장했습니다",
  },
  deleted: {
    en: "Deleted",
    zh: "删除成功",
    ja: "削除しました",
    ko: "삭제했습니다",
  },
} as const satisfies Record<string, Texts>;

/**
 * All messages of the platform to its callers. A domain adds its own beside their texts, by merging this declaration.
 */
export interface Messages extends Record<keyof typeof httpMessages, Texts> {}

export type MessageKey = keyof Messages;
