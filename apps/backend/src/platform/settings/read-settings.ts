import type { Setting, Settings } from "../domain/setting.ts";
import type { Executor } from "../store/database.ts";
import { inLanguage, type Language, languages, type Texts } from "../store/language.ts";
import { settings } from "../store/schema/settings.ts";

/** What the settings are now, by the names that their domain gave them. */
export async function readSettings<Known extends Settings>(
  db: Executor,
  known: Known,
  language: Language,
): Promise<Readonly<Record<keyof Known & string, string>>> {
  // All of the dozen rows: to pick the known ones costs more than to read them.
  const rows = await db.select().from(settings);
  const stored = new Map(rows.map((row) => [row.key, inLanguage(row, "value", language)]));
  const entries = Object.entries(known).map(([key, { standard }]) => [key, stored.get(key) ?? standard] as const);
  return Object.fromEntries(entries) as Record<keyof Known & string, string>;
}

/** A setting as a number; a text that is none counts as not set. */
export function numberOf(setting: Setting, value: string): number {
  return Number(setting.accepts(value) ? value : setting.standard);
}

export interface ShownSetting {
  readonly name: string;
  readonly title: Texts;
  readonly value: string;
  /** What it is where nobody has set it. */
  readonly standard: string;
  /** The values in languages where they differ from `value`. */
  readonly translations: Readonly<Partial<Record<Language, string>>>;
  readonly allowed: Texts;
  readonly isTranslated: boolean;
}

/** All settings as they are now. */
export async function shownSettings(db: Executor, known: Settings): Promise<readonly ShownSetting[]> {
  const stored = new Map((await db.select().from(settings)).map((row) => [row.key, row]));
  return Object.entries(known).map(([name, { title, standard, allowed, isTranslated }]) => {
    const { value, translations } = stored.get(name) ?? { value: standard, translations: {} };
    const others = languages.flatMap((language) => {
      const translated = translations[language]?.value ?? value;
      return translated === value ? [] : [[language, translated] as const];
    });
    return { name, title, value, standard, translations: Object.fromEntries(others), allowed, isTranslated };
  });
}
