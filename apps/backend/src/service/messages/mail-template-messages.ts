import type { Texts } from "../../platform/store/language.ts";

/** The messages to operators about the words of mails. */
export const mailTemplateMessages = {
  mailTemplateUnknown: {
    en: "There is no such email",
    zh: "没有此邮件模板",
    ja: "そのメールはありません",
    ko: "해당 메일이 없습니다",
  },
  mailTemplateChangedMeanwhile: {
    en: "A colleague has changed this email meanwhile",
    zh: "同事已修改此邮件",
    ja: "このメールは他の担当者によって変更されました",
    ko: "다른 담당자가 이 메일을 변경했습니다",
  },
  mailPlaceholderUnknown: {
    en: "“{name}” cannot stand here: in braces stand only the names that are listed",
    zh: "此处不能使用“{name}”：花括号内只能是列出的名称",
    ja: "「{name}」は使えません。波かっこには一覧の名前だけを入れてください",
    ko: "여기에 쓸 수 없는 항목: ‘{name}’. 중괄호에는 목록에 있는 이름만 넣을 수 있습니다",
  },
  mailPlaceholderMissing: {
    en: "The text has to contain {name}",
    zh: "正文必须包含 {name}",
    ja: "本文には {name} が必要です",
    ko: "본문에 필요한 항목: {name}",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof mailTemplateMessages, Texts> {}
}
