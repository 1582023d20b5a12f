import type { Executor } from "../store/database.ts";
import type { Language, Translations } from "../store/language.ts";
import { settings } from "../store/schema/settings.ts";
import { sql } from "../store/sql.ts";

export interface SettingToWrite {
  readonly key: string;
  readonly value: string;
  /** In which it is said so; null: it is the same in all languages. */
  readonly language: Language | null;
  /** What the setting is where nobody has set it. */
  readonly standard: string;
}

export async function writeSetting(db: Executor, { key, value, language, standard }: SettingToWrite): Promise<void> {
  const translations: Translations<"value"> = language === null ? {} : { [language]: { value } };
  await db
    .insert(settings)
    .values({ key, value: language === null ? value : standard, translations })
    .onConflictDoUpdate({
      target: settings.key,
      set:
        language === null
          ? { value, translations }
          : { translations: sql`${settings.translations} || excluded.translations` },
    });
}
