import type { Texts } from "../../platform/store/language.ts";

/** The messages about codes by text message and by email. */
export const codeMessages = {
  codeMissing: {
    en: "Please enter the code",
    zh: "请输入验证码",
    ja: "認証コードを入力してください",
    ko: "인증번호를 입력해 주세요",
  },
  codeWrong: {
    en: "The code is wrong",
    zh: "验证码错误",
    ja: "認証コードが違います",
    ko: "인증번호가 올바르지 않습니다",
  },
  codeOver: {
    en: "The code has expired or was entered wrongly too often; please ask for a new one",
    zh: "验证码已失效或失败次数过多，请重新获取",
    ja: "認証コードの有効期限切れ、または入力回数の上限です。もう一度取得してください",
    ko: "인증번호가 만료되었거나 입력 횟수를 초과했습니다. 다시 받아 주세요",
  },
  codeSent: {
    en: "The code has been sent",
    zh: "发送成功",
    ja: "認証コードを送信しました",
    ko: "인증번호를 보냈습니다",
  },
  codeTooSoon: {
    en: "A code has just been sent; please try again in {name} s",
    zh: "验证码发送频繁，请在 {name} 秒后重试",
    ja: "認証コードは送信済みです。{name}秒後にもう一度お試しください",
    ko: "인증번호를 방금 보냈습니다. {name}초 후에 다시 시도해 주세요",
  },
  sceneUnknown: {
    en: "There are no codes for this purpose",
    zh: "场景错误",
    ja: "この用途の認証コードはありません",
    ko: "지원하지 않는 인증 용도입니다",
  },
  smsUnavailable: {
    en: "Text messages cannot be sent at the moment",
    zh: "暂时无法发送短信",
    ja: "現在、SMSを送信できません",
    ko: "지금은 문자를 보낼 수 없습니다",
  },
  mailUnavailable: {
    en: "Emails cannot be sent at the moment",
    zh: "暂时无法发送邮件",
    ja: "現在、メールを送信できません",
    ko: "지금은 이메일을 보낼 수 없습니다",
  },
  emailRefused: {
    en: "No email can be delivered to this address; please check it",
    zh: "邮件无法送达此邮箱地址，请检查后重试",
    ja: "このメールアドレスには送信できません。アドレスを確認してください",
    ko: "이 주소로는 이메일을 보낼 수 없습니다. 주소를 확인해 주세요",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof codeMessages, Texts> {}
}
