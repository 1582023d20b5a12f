import type { Setting, Settings } from "../domain/setting.ts";
import type { Executor } from "../store/database.ts";
import { inLanguage, type Language } from "../store/language.ts";
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
