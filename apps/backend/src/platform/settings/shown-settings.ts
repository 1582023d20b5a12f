import type { Settings } from "../domain/setting.ts";
import type { Executor } from "../store/database.ts";
import { type Language, languages, type Texts } from "../store/language.ts";
import { settings } from "../store/schema/settings.ts";

export interface ShownSetting {
  readonly name: string;
  readonly title: Texts;
  readonly value: string;
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
    return { name, title, value, translations: Object.fromEntries(others), allowed, isTranslated };
  });
}
