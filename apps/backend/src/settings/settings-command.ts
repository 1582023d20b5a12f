import { parseArgs } from "node:util";
import type { Executor } from "../store/database.ts";
import { languages, type Language } from "../store/language.ts";
import { settingRules } from "./setting-rules.ts";
import { type SettingKey, standardSettings } from "./settings.ts";
import { settings } from "../store/schema/settings.ts";
import { writeSetting } from "./write-setting.ts";
import { type Command, UsageError } from "../cli/command.ts";
import { table } from "../cli/table.ts";

export const settingsCommand: Command = {
  name: "settings",
  usage: `[<name> <value> [--language ${languages.join("|")}]] [--json]`,
  help: "Shows the settings and what each may be, or sets one",
  run: async ({ db, print }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { language: { type: "string" }, json: { type: "boolean" } },
    });
    const [name, ...words] = positionals;
    if (name === undefined) {
      if (values.language !== undefined) throw new UsageError("Name a setting and its value");
      const known = await knownSettings(db);
      for (const line of values.json === true ? known.map(asJson) : asTable(known)) print(line);
      return;
    }
    const wanted = wantedSetting(name, words, values.language);
    await writeSetting(db, wanted.key, wanted.value, wanted.language);
    const { key, value, language } = wanted;
    const where = language === null ? "" : ` in ${language}`;
    print(values.json === true ? JSON.stringify({ name: key, value, language }) : `${key} is "${value}"${where}`);
  },
};

interface KnownSetting {
  readonly name: SettingKey;
  readonly value: string;
  /** Where it is another one than `value`. */
  readonly translations: Readonly<Partial<Record<Language, string>>>;
  readonly allowed: string;
}

const keys = Object.keys(standardSettings).filter(isSettingKey);

function isSettingKey(name: string): name is SettingKey {
  return Object.hasOwn(standardSettings, name);
}

async function knownSettings(db: Executor): Promise<readonly KnownSetting[]> {
  const stored = new Map((await db.select().from(settings)).map((row) => [row.key, row]));
  return keys.map((name) => {
    const { value, translations } = stored.get(name) ?? { value: standardSettings[name], translations: {} };
    const others = languages.flatMap((language) => {
      const translated = translations[language]?.value ?? value;
      return translated === value ? [] : [[language, translated] as const];
    });
    return { name, value, translations: Object.fromEntries(others), allowed: settingRules[name].allowed };
  });
}

function asJson(setting: KnownSetting): string {
  return JSON.stringify(setting);
}

function asTable(known: readonly KnownSetting[]): readonly string[] {
  const rows = known.flatMap(({ name, value, translations, allowed }) => [
    [name, "", value, allowed],
    ...Object.entries(translations).map(([language, translated]) => [name, language, translated, ""]),
  ]);
  return table([["name", "language", "value", "has to be"], ...rows]);
}

interface WantedSetting {
  readonly key: SettingKey;
  readonly value: string;
  readonly language: Language | null;
}

function wantedSetting(name: string, words: readonly string[], spoken: string | undefined): WantedSetting {
  if (!isSettingKey(name)) throw new UsageError(`There is no setting "${name}". Known: ${keys.join(", ")}`);
  const { allowed, accepts, isTranslated } = settingRules[name];
  const value = words.join(" ").trim();
  if (words.length === 0 || !accepts(value)) throw new UsageError(`${name} has to be ${allowed}`);
  const language = languages.find((each) => each === spoken) ?? null;
  if (spoken !== undefined && language === null) {
    throw new UsageError(`There is no language "${spoken}". Known: ${languages.join(", ")}`);
  }
  if (language !== null && !isTranslated) throw new UsageError(`${name} is the same in all languages`);
  return { key: name, value, language };
}
