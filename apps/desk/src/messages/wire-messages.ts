import { success } from "@plaza/testing/envelope-api";

/** Ways to customers, as the platform writes them. */
export function wireChannels(more: object = {}) {
  return success({
    sms: { state: "missing", test: null },
    mail: {
      state: "sends",
      test: { result: "accepted", detail: "", by: "Anna", at: "2026-11-23T02:00:00.000Z" },
    },
    registration_needs_code: 1,
    leads_to_shop: 1,
    ...more,
  });
}

const changed = { by: "Anna", at: "2026-11-23T02:00:00.000Z" };

export const listedTemplates = success([
  { key: "code", revision: 0, own_languages: [], changed: null },
  { key: "order_paid", revision: 3, own_languages: ["en", "ja"], changed },
  { key: "order_shipped", revision: 0, own_languages: [], changed: null },
  { key: "order_refunded", revision: 2, own_languages: [], changed: { ...changed, by: "" } },
]);

export const standard = {
  subject: {
    en: "Your verification code",
    zh: "您的验证码",
    ja: "認証コードのお知らせ",
    ko: "인증번호 안내",
  },
  body: {
    en: "Your code is {code}.\n\nGive it to nobody.",
    zh: "您的验证码是 {code}。",
    ja: "認証コードは {code} です。",
    ko: "인증번호는 {code}입니다.",
  },
};

export function wireTemplate(more: object = {}) {
  return success({
    key: "code",
    revision: 4,
    own_languages: ["en"],
    changed,
    ...standard,
    standard,
    placeholders: { subject: ["minutes"], body: ["code", "minutes"] },
    needed: ["code"],
    ...more,
  });
}

const previewOf = (subject: string, text: string) => ({
  subject,
  text,
  html: `<!doctype html><html><head><meta charset="utf-8"></head><body><p style="margin: 0">${text}</p></body></html>`,
});

export const previews = success({
  en: previewOf("Your verification code", "Your code is 0000."),
  zh: previewOf("您的验证码", "您的验证码是 0000。"),
  ja: previewOf("認証コードのお知らせ", "認証コードは 0000 です。"),
  ko: previewOf("인증번호 안내", "인증번호는 0000입니다."),
});
