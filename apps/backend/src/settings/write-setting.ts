import { sql } from "drizzle-orm";
import type { Executor } from "../store/database.ts";
import type { Language, Translations } from "../store/language.ts";
import { type SettingKey, standardSettings } from "./settings.ts";
import { settings } from "../store/schema/settings.ts";

/** @param language in which it is said so; null: it is the same in all languages */
export async function writeSetting(
  db: Executor,
  key: SettingKey,
  value: string,
  language: Language | null,
): Promise<void> {
  const translations: Translations<"value"> = language === null ? {} : { [language]: { value } };
  await db
    .insert(settings)
    .values({ key, value: language === null ? value : standardSettings[key], translations })
    .onConflictDoUpdate({
      target: settings.key,
      set:
        language === null
          ? { value, translations }
          : { translations: sql`${settings.translations} || excluded.translations` },
    });
}
