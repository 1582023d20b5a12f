import type { LanguageTexts } from "@plaza/api-client/desk";
import { type Locale, locales } from "@plaza/i18n";

/** As the platform stores a text: in Chinese, or else in the first language that it is written in. */
const asWritten: readonly Locale[] = ["zh", ...locales];

/** What shoppers who read a language see: the text in the store's own where there is none, and else as it was written. */
export function textIn(texts: LanguageTexts, locale: Locale, own: Locale): string {
  return [locale, own, ...asWritten].map((each) => texts[each]).find((text = "") => text.trim() !== "") ?? "";
}

export function missingLanguages(texts: LanguageTexts): readonly Locale[] {
  return locales.filter((locale) => (texts[locale] ?? "").trim() === "");
}

/** What a form has, without blanks around it and languages that nothing is written in. */
export function writtenTexts(texts: LanguageTexts): LanguageTexts {
  const written = locales.map((locale) => [locale, (texts[locale] ?? "").trim()] as const);
  return Object.fromEntries(written.filter(([, text]) => text !== ""));
}

export function areSameTexts(one: LanguageTexts, other: LanguageTexts): boolean {
  const [a, b] = [writtenTexts(one), writtenTexts(other)];
  return locales.every((locale) => a[locale] === b[locale]);
}
