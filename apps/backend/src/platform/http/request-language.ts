import { defaultLanguage, type Language, languages } from "../store/language.ts";

/** The language of a `lang` header such as `ja` or `en-GB`. */
export function languageOf(header: string | readonly string[] | undefined): Language {
  return namedLanguage(header) ?? defaultLanguage;
}

/** Null where the header names none that there is. */
export function namedLanguage(header: string | readonly string[] | undefined): Language | null {
  const wanted = typeof header === "string" ? header.trim().toLowerCase().split(/[-_]/, 1)[0] : undefined;
  return languages.find((language) => language === wanted) ?? null;
}
