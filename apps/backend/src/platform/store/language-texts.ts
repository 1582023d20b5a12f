import { type Language, languages, type Translations } from "./language.ts";

/** A text in the languages that somebody has written it in; none of them is empty. */
export type WrittenTexts = Readonly<Partial<Record<Language, string>>>;

/** A text as a row of the store has it: as it was written, and in other languages. */
export interface StoredText {
  readonly base: string;
  readonly translations: WrittenTexts;
}

export const noText: StoredText = { base: "", translations: {} };

/** The platform writes Chinese, so that comes first; then the first language that is there. */
export const namingOrder: readonly Language[] = ["zh", ...languages.filter((language) => language !== "zh")];

/** The text that names something written in several languages; "" where there is none. */
export function namingText(texts: Readonly<Partial<Record<string, string>>>): string {
  const language = namingOrder.find((each) => texts[each] !== undefined);
  return (language === undefined ? undefined : texts[language]) ?? "";
}

/**
 * The platform writes Chinese, so a row is in Chinese where that is given, and otherwise in the first language that is.
 * That language is among the translations as well: the store does not say which language a row is in.
 */
export function asStored({ zh, ...others }: WrittenTexts): StoredText {
  const first = namingText(others);
  // Chinese that says the same would be taken for the other language.
  return { base: zh ?? first, translations: zh !== undefined && zh === first ? { zh, ...others } : others };
}

/** The texts of a row by language: what {@link asStored} made a row of, or the same to whoever reads it. */
export function byLanguage({ base, translations }: StoredText): WrittenTexts {
  const texts: Record<string, string> = {};
  for (const language of languages) {
    const text = translations[language];
    if (text !== undefined && text !== "") texts[language] = text;
  }
  const { zh: _, ...others } = texts;
  const isCovered = base === "" || base === namingText(others);
  const missing = namingOrder.find((language) => texts[language] === undefined);
  if (!isCovered && missing !== undefined) texts[missing] = base;
  return texts;
}

/** Whether a row already says what is written. */
export function isSameText(stored: StoredText, written: WrittenTexts): boolean {
  const before = byLanguage(stored);
  const after = byLanguage(asStored(written));
  return languages.every((language) => before[language] === after[language]);
}

/** A field of a row, whose translations hold several. */
export function storedText<Field extends string>(
  row: Readonly<Record<Field, string>> & { readonly translations: Translations<Field> },
  field: Field,
): StoredText {
  const texts = languages.flatMap((language) => {
    const text = row.translations[language]?.[field];
    return text === undefined ? [] : [[language, text] as const];
  });
  return { base: row[field], translations: Object.fromEntries(texts) };
}

/** Several texts as the columns of one row. */
export function columnsOf<Field extends string>(
  texts: Readonly<Record<Field, StoredText>>,
): Record<Field, string> & { translations: Translations<Field> } {
  const bases: Record<string, string> = {};
  const translations: Record<string, Record<string, string>> = {};
  for (const [field, { base, translations: others }] of Object.entries<StoredText>(texts)) {
    bases[field] = base;
    for (const [language, text] of Object.entries(others)) (translations[language] ??= {})[field] = text;
  }
  return { ...bases, translations } as Record<Field, string> & { translations: Translations<Field> };
}

/** The translations of a row of which only some fields are written anew: what it has in others stays. */
export function withTranslations<Field extends string, Written extends Field>(
  before: Translations<Field>,
  fields: readonly Written[],
  written: Translations<Written>,
): Translations<Field> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const rest = Object.entries(before[language] ?? {}).filter(([field]) => !fields.some((each) => each === field));
      const texts = { ...Object.fromEntries(rest), ...written[language] };
      return Object.keys(texts).length === 0 ? [] : [[language, texts] as const];
    }),
  );
}
