import type { VocabularyLanguage } from "./vocabulary-language.ts";

/** What something is called, in each language; the first word is the usual one. */
export type Words = Readonly<Record<VocabularyLanguage, readonly string[]>>;

/** In English, Chinese, Japanese and Korean, in this order; commas stand between the words of one language. */
export function words(en: string, zh: string, ja: string, ko: string): Words {
  return { en: listed(en), zh: listed(zh), ja: listed(ja), ko: listed(ko) };
}

/** The words of a text with commas between them. */
export function listed(text: string): readonly string[] {
  return text.split(",").map((word) => word.trim());
}
