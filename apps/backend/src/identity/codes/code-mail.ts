import { letter } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mail-sender.ts";
import type { Language, Texts } from "../../platform/store/language.ts";
import type { CodeTarget } from "./codes.ts";

const subject: Texts = {
  en: "Your verification code",
  zh: "您的验证码",
  ja: "認証コードのお知らせ",
  ko: "인증번호 안내",
};

const isYours: Texts = {
  en: "Your code is {code}. It is valid for 5 minutes.",
  zh: "您的验证码是 {code}，5 分钟内有效。",
  ja: "認証コードは {code} です。5分間有効です。",
  ko: "인증번호는 {code}입니다. 5분 동안 유효합니다.",
};

const warning: Texts = {
  en: "Give it to nobody, not even to us. If you have not asked for it, you need not do anything.",
  zh: "请勿将验证码告知任何人，包括我们的工作人员。如非您本人操作，请忽略此邮件。",
  ja: "当店の担当者を含め、誰にも教えないでください。お心当たりのない場合は、このメールを破棄してください。",
  ko: "저희 직원을 포함해 누구에게도 알려 주지 마세요. 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다.",
};

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
export function codeMail({ id, destination, scene, code, language, at }: SentCode): Mail {
  const paragraphs = [isYours[language].replace("{code}", code), warning[language]];
  return {
    to: destination,
    kind: scene,
    subject: subject[language],
    ...letter({ paragraphs, link: null, language }),
    code,
    id: `code-${id}`,
    at,
    waitMs: codeWaitMs,
  };
}
