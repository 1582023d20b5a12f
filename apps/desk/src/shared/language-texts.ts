import type { LanguageTexts } from "@plaza/api-client/desk";
import { type Locale, locales } from "@plaza/i18n";

/** In which order a missing language is made up for: the store's own first. */
const fallbacks: readonly Locale[] = ["zh", ...locales.filter((locale) => locale !== "zh")];

/** What shoppers who read a language see: the text in the store's own where there is none. */
export function textIn(texts: LanguageTexts, locale: Locale): string {
  return texts[locale] ?? fallbacks.map((each) => texts[each]).find((text) => text !== undefined) ?? "";
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
