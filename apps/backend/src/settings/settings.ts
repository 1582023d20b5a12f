import type { Executor } from "../store/database.ts";
import { inLanguage, type Language } from "../store/language.ts";
import { settingRules } from "./setting-rules.ts";
import { settings } from "../store/schema/settings.ts";

/** Every setting there is, and what it is until the operator says otherwise. */
export const standardSettings = {
  name: "Plaza",
  favicon: "",
  logo: "",
  loginPicture: "",
  copyright: "© 2026 Plaza",
  icpNumber: "",
  icpLink: "",
  /** "1": a new account needs a code sent to its telephone. */
  registrationNeedsCode: "1",
  servicePhone: "",
  serviceHours: "",
  serviceWechat: "",
  servicePicture: "",
  /** How long an order waits to be paid before it closes itself. */
  unpaidOrderMinutes: "60",
  /** How long after it was paid an order can still be cancelled. */
  paidCancelMinutes: "60",
  /** After how many days a shipped order counts as received. */
  autoReceiveDays: "7",
} as const;

export type SettingKey = keyof typeof standardSettings;
export type Settings = Readonly<Record<SettingKey, string>>;

export async function readSettings(db: Executor, language: Language): Promise<Settings> {
  const rows = await db.select().from(settings);
  return {
    ...standardSettings,
    ...Object.fromEntries(rows.map((row) => [row.key, inLanguage(row, "value", language)])),
  };
}

/** The settings that are whole numbers above zero. */
type NumberKey = "unpaidOrderMinutes" | "paidCancelMinutes" | "autoReceiveDays";

/** A setting as a number; what is none counts as if it had not been set. */
export function numberOf(settings: Settings, key: NumberKey): number {
  return Number(settingRules[key].accepts(settings[key]) ? settings[key] : standardSettings[key]);
}
