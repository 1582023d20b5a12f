/** The languages of the store; the storefront has the same ones. */
export const languages = ["en", "zh", "ja", "ko"] as const;
export type Language = (typeof languages)[number];

/** In which the store is written: shown where a text has no translation, and to callers that name no language. */
export const defaultLanguage: Language = "zh";

/** A text in every language that there is. */
export type Texts = Readonly<Record<Language, string>>;

/** Something for each language that there is. */
export function inEachLanguage<Value>(of: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<Language, Value>;
}

/** The texts of a row in other languages than its own: its columns hold them in the language of who wrote it. */
export type Translations<Field extends string> = Readonly<
  Partial<Record<Language, Readonly<Partial<Record<Field, string>>>>>
>;

/** A field of a row in the wanted language, or as it was written where it has not been translated. */
export function inLanguage<Field extends string>(
  row: NoInfer<Readonly<Record<Field, string>> & { readonly translations: Translations<Field> }>,
  field: Field,
  language: Language,
): string {
  return row.translations[language]?.[field] ?? row[field];
}

/** A text in the languages that it has been written in. */
export type PartialTexts = Readonly<Partial<Record<Language, string>>>;

/** A text in the wanted language, else in the store's, else in whichever it has; "" without any. */
export function nearestText(texts: PartialTexts, language: Language): string {
  const written = [language, defaultLanguage, ...languages].map((each) => texts[each] ?? "");
  return written.find((text) => text !== "") ?? "";
}
