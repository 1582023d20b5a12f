import type { Language } from "../../platform/store/language.ts";

/**
 * What a text is written in, as far as its script says so. Han and Latin letters alone are those of several languages: there
 * counts what the writer reads the shop in, if it is one of them. Null: it is not known.
 */
export function languageOf(text: string, read: Language | null): Language | null {
  if (/\p{Script=Hangul}/u.test(text)) return "ko";
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "ja";
  if (/\p{Script=Han}/u.test(text)) return read === "ja" ? "ja" : "zh";
  return /\p{Script=Latin}/u.test(text) && read === "en" ? "en" : null;
}
