import { inLanguage, type Language, languages, type ReaderLanguage, type Translations } from "./language.ts";

/** The values of a SKU's options, one by one: as the shop wrote them, and in the languages that they are translated into. */
export type OptionValues = Readonly<Partial<Record<Language | "original", readonly string[]>>>;

interface WithOptions {
  /** Joined by commas, as the contract says them. */
  readonly optionText: string;
  readonly optionValues: OptionValues;
  readonly translations: Translations<"optionText">;
}

/** Empty where there is nothing to choose, and in old rows whose joined text could not be taken apart. */
export function optionValuesIn(
  { optionValues }: Pick<WithOptions, "optionValues">,
  { wanted, fallback }: ReaderLanguage,
): readonly string[] {
  return writtenIn(optionValues, wanted) ?? writtenIn(optionValues, fallback) ?? optionValues.original ?? [];
}

/** As {@link inLanguage} knows of columns: what the shop wrote is Chinese, unless it is what the first translation says. */
function writtenIn(values: OptionValues, language: Language): readonly string[] | undefined {
  if (values[language] !== undefined || language !== "zh") return values[language];
  const first = languages.map((each) => values[each]).find((texts) => texts !== undefined);
  return first?.join() === values.original?.join() ? undefined : values.original;
}

/** As people read them: "Cherry / 2,000 ml". */
export function shownOptions(row: WithOptions, language: ReaderLanguage): string {
  const values = optionValuesIn(row, language);
  return values.length > 0 ? values.join(" / ") : inLanguage(row, "optionText", language);
}
