import { type Language, languages, type Texts } from "../../platform/store/language.ts";

/** In front of the member number that stands for a nickname until there is one. */
const prefixes: Texts = { en: "Shopper ", zh: "用户", ja: "ユーザー", ko: "회원" };

/** What a customer without a name is called. */
export function givenNickname(number: string, language: Language): string {
  return `${prefixes[language]}${number}`;
}

/** A nickname as a reader sees it: one that the platform has given is in the reader's language. */
export function shownNickname(nickname: string, language: Language): string {
  for (const each of languages) {
    const number = nickname.startsWith(prefixes[each]) ? nickname.slice(prefixes[each].length) : "";
    if (/^\d{8}$/.test(number)) return givenNickname(number, language);
  }
  return nickname;
}
