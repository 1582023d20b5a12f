import type { SettingValues, Settings } from "../domain/setting.ts";
import type { Executor } from "../store/database.ts";
import type { Texts } from "../store/language.ts";
import { settings } from "../store/schema/settings.ts";
import { shownSettings } from "../settings/read-settings.ts";
import { sql } from "../store/sql.ts";

/** Two who set the same setting, or two that belong together, take turns, also where there is no row yet. */
export async function lockSettings(tx: Executor): Promise<void> {
  await tx.execute(sql`lock table ${settings} in share row exclusive mode`);
}

/** The first of some settings that were written in this transaction and do not go with the others as they are now. */
export async function findMisfit(
  tx: Executor,
  known: Settings,
  written: readonly string[],
): Promise<{ readonly name: string; readonly allowed: Texts } | null> {
  const judged = written.filter((name) => known[name]?.besideOthers !== undefined);
  if (judged.length === 0) return null;
  const shown = await shownSettings(tx, known);
  const values: SettingValues = Object.fromEntries(shown.map(({ name, value }) => [name, value]));
  for (const name of judged) {
    const allowed = known[name]?.besideOthers?.(values) ?? null;
    if (allowed !== null) return { name, allowed };
  }
  return null;
}
