import { createHash } from "node:crypto";
import type { Setting, Settings } from "../domain/setting.ts";
import type { Executor } from "../store/database.ts";
import { inLanguage, type ReaderLanguage } from "../store/language.ts";
import { byLanguage, storedText, type WrittenTexts } from "../store/language-texts.ts";
import { settings } from "../store/schema/settings.ts";

/** What the settings are now, by the names that their domain gave them. */
export async function readSettings<Known extends Settings>(
  db: Executor,
  known: Known,
  language: ReaderLanguage,
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

export interface ShownSetting<Kind extends Setting> {
  readonly name: string;
  readonly setting: Kind;
  readonly value: string;
  /** In the languages that it has been written in. */
  readonly texts: WrittenTexts;
  /** Who changes it says which one they have read. */
  readonly revision: string;
}

/** All settings as they are now. */
export async function shownSettings<Kind extends Setting>(
  db: Executor,
  known: Readonly<Record<string, Kind>>,
): Promise<readonly ShownSetting<Kind>[]> {
  const stored = new Map((await db.select().from(settings)).map((row) => [row.key, row]));
  return Object.entries(known).map(([name, setting]) => {
    const row = stored.get(name);
    const { value, translations } = row ?? { value: setting.standard, translations: {} };
    const texts = byLanguage(storedText({ value, translations }, "value"));
    return { name, setting, value, texts, revision: settingRevision(row) };
  });
}

/** Changes with the setting; "" as long as nobody has set it. */
export function settingRevision(row: typeof settings.$inferSelect | undefined): string {
  if (row === undefined) return "";
  return createHash("sha256")
    .update(JSON.stringify([row.value, row.translations]))
    .digest("base64url")
    .slice(0, 16);
}
