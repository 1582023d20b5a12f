import type { Executor } from "../database.ts";
import { inLanguage, type Language } from "../language.ts";
import { settings } from "./tables.ts";

/** Every setting there is, and what it is until the operator says otherwise. */
const defaults = {
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
} as const;

export type SettingKey = keyof typeof defaults;
export type Settings = Readonly<Record<SettingKey, string>>;

export async function readSettings(db: Executor, language: Language): Promise<Settings> {
  const rows = await db.select().from(settings);
  return { ...defaults, ...Object.fromEntries(rows.map((row) => [row.key, inLanguage(row, "value", language)])) };
}
