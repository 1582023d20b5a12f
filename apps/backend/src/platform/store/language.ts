/** The languages of the store; the storefront has the same ones. */
export const languages = ["en", "zh", "ja", "ko"] as const;
export type Language = (typeof languages)[number];

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

/**
 * In which languages somebody reads what is stored. They travel as one value from the call, or the customer, to each text, so
 * that none can be read without saying what stands in for it: rows do not know whose store they are in, and several platforms
 * may run in one process.
 */
export interface ReaderLanguage {
  readonly wanted: Language;
  /** In which a text is shown that is missing in the wanted one: the store's default. */
  readonly fallback: Language;
}

/** For callers that name no language, and for what is the same in all of them: Chinese, or as it was written. */
export const asWritten: ReaderLanguage = { wanted: "zh", fallback: "zh" };

/** A field of a row in the wanted language, else in the store's default, else as it was written. */
export function inLanguage<Field extends string>(
  row: NoInfer<Readonly<Record<Field, string>> & { readonly translations: Translations<Field> }>,
  field: Field,
  { wanted, fallback }: ReaderLanguage,
): string {
  return writtenIn(row, field, wanted) ?? writtenIn(row, field, fallback) ?? row[field];
}

/** Columns are in Chinese, unless they say the same as the first of the translations: then Chinese is what is missing. */
function writtenIn<Field extends string>(
  row: Readonly<Record<Field, string>> & { readonly translations: Translations<Field> },
  field: Field,
  language: Language,
): string | undefined {
  const { translations } = row;
  const translated = translations[language]?.[field];
  if (translated !== undefined || language !== "zh") return translated;
  const first = languages.find((each) => translations[each]?.[field] !== undefined);
  return first !== undefined && translations[first]?.[field] === row[field] ? undefined : row[field];
}

/** A text in the languages that it has been written in. */
export type PartialTexts = Readonly<Partial<Record<Language, string>>>;

/** A text in the wanted language, else in the store's default, else in whichever it has; "" without any. */
export function nearestText(texts: PartialTexts, { wanted, fallback }: ReaderLanguage): string {
  const written = [wanted, fallback, "zh" as const, ...languages].map((each) => texts[each] ?? "");
  return written.find((text) => text !== "") ?? "";
}
