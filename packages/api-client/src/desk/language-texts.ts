import { type Locale, locales } from "@plaza/i18n";
import { type Decoder, record } from "../wire/decode.ts";
import { optionalText } from "../wire/scalars.ts";

/** A text in the languages that it is written in. */
export type LanguageTexts = Readonly<Partial<Record<Locale, string>>>;

export const languageTexts: Decoder<LanguageTexts> = record((field) => {
  const all = locales.map((locale) => [locale, field(locale, optionalText)] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== null && value !== ""));
});
