import { currentMailText, type MailTemplate, writtenMail } from "../../platform/mail/mail-template.ts";
import type { Mail } from "../../platform/mail/mail-sender.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Language } from "../../platform/store/language.ts";
import { codeMinutes, type CodeTarget } from "./codes.ts";

/** The mail with a code. Its subject has none: servers write subjects into their logs. */
export const codeMailTemplate: MailTemplate = {
  key: "code",
  standard: {
    subject: {
      en: "Your verification code",
      zh: "您的验证码",
      ja: "認証コードのお知らせ",
      ko: "인증번호 안내",
    },
    body: {
      en:
        "Your code is {code}. It is valid for {minutes} minutes.\n\n" +
        "Give it to nobody, not even to us. If you have not asked for it, you need not do anything.",
      zh:
        "您的验证码是 {code}，{minutes} 分钟内有效。\n\n" +
        "请勿将验证码告知任何人，包括我们的工作人员。如非您本人操作，请忽略此邮件。",
      ja:
        "認証コードは {code} です。{minutes}分間有効です。\n\n" +
        "当店の担当者を含め、誰にも教えないでください。お心当たりのない場合は、このメールを破棄してください。",
      ko:
        "인증번호는 {code}입니다. {minutes}분 동안 유효합니다.\n\n" +
        "저희 직원을 포함해 누구에게도 알려 주지 마세요. 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다.",
    },
  },
  placeholders: { subject: ["minutes"], body: ["code", "minutes"] },
  needed: ["code"],
  example: (text, { language }) =>
    writtenMail(text, { values: valuesOf("0000"), link: null, language: language.wanted }),
};

function valuesOf(code: string) {
  return { code, minutes: String(codeMinutes) };
}

export interface SentCode extends CodeTarget {
  /** The number of its row. */
  readonly id: number;
  readonly code: string;
  readonly language: Language;
  readonly at: Date;
}

/** Whoever asks for a code waits for its answer, and clients give up after 8 seconds. */
export const codeWaitMs = 5000;

/** A code as a mail. A text message has the gateway's words, a mail ours. */
export async function codeMail(db: Executor, { id, destination, scene, code, language, at }: SentCode): Promise<Mail> {
  const text = await currentMailText(db, codeMailTemplate, language);
  return {
    to: destination,
    kind: scene,
    ...writtenMail(text, { values: valuesOf(code), link: null, language }),
    code,
    id: `code-${id}`,
    at,
    waitMs: codeWaitMs,
  };
}
