import type { Texts } from "../store/language.ts";

/** What a setting is set with, so that operators choose where they would otherwise have to know how it is written. */
export type SettingControl =
  | { readonly kind: "text" }
  | { readonly kind: "flag" }
  | { readonly kind: "number"; readonly unit: SettingUnit; readonly least: number; readonly most: number }
  | { readonly kind: "choice"; readonly choices: readonly SettingChoice[] }
  /** Several of the choices, with commas between; those that have to be among them come first. */
  | { readonly kind: "choices"; readonly choices: readonly SettingChoice[]; readonly needed: readonly string[] }
  /** A picture of the marketplace; `use` decides how large it is kept. */
  | { readonly kind: "image"; readonly use: string };

export type SettingUnit = "minutes" | "hours" | "days" | "yuan" | "parcels";

export interface SettingChoice {
  readonly value: string;
  readonly title: Texts;
}

/** What settings are, by their names. */
export type SettingValues = Readonly<Record<string, string>>;

/** Something that the operator of a platform decides. */
export interface Setting {
  /** What it decides, for the operator. */
  readonly title: Texts;
  /** What it is until the operator says otherwise. */
  readonly standard: string;
  /** Says which values are accepted, for the operator. */
  readonly allowed: Texts;
  readonly accepts: (value: string) => boolean;
  /** Judges the values of all settings as they would be with this one: what it has to be, or null where it goes with them. */
  readonly besideOthers?: (values: SettingValues) => Texts | null;
  readonly control: SettingControl;
  /** It may be another one in each language. */
  readonly isTranslated: boolean;
}

/** Settings by the names that the operator knows them by. */
export type Settings = Readonly<Record<string, Setting>>;

/** Under which heading an operator finds a setting, in the order in which they are shown. */
export const settingGroups = ["site", "promises", "registration", "products", "payment", "orders", "usdt"] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** A setting of a platform that is made of its domains. */
export interface RegisteredSetting extends Setting {
  readonly group: SettingGroup;
}

export type RegisteredSettings = Readonly<Record<string, RegisteredSetting>>;
