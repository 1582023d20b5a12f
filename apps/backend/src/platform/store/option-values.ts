import type { Language, Translations } from "./language.ts";

/** The values of a SKU's options, one by one: as the shop wrote them, and in the languages that they are translated into. */
export type OptionValues = Readonly<Partial<Record<Language | "original", readonly string[]>>>;

interface WithOptions {
  /** Joined by commas, as the contract says them. */
  readonly optionText: string;
  readonly optionValues: OptionValues;
  readonly translations: Translations<"optionText">;
}

/** Empty where there is nothing to choose, and in old rows whose joined text could not be taken apart. */
export function optionValuesIn({ optionValues }: Pick<WithOptions, "optionValues">, language: Language) {
  return optionValues[language] ?? optionValues.original ?? [];
}

/** As people read them: "Cherry / 2,000 ml". */
export function shownOptions(row: WithOptions, language: Language): string {
  const values = optionValuesIn(row, language);
  return values.length > 0 ? values.join(" / ") : (row.translations[language]?.optionText ?? row.optionText);
}
