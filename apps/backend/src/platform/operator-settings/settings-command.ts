import { parseArgs } from "node:util";
import { table } from "../cli/table.ts";
import { type Command, UsageError } from "../domain/command.ts";
import type { Setting, Settings } from "../domain/setting.ts";
import { languages } from "../store/language.ts";
import { type ShownSetting, shownSettings } from "../settings/read-settings.ts";
import { findMisfit, lockSettings } from "./find-misfit.ts";
import { type SettingToWrite, writeSetting } from "./write-setting.ts";

export const settingsCommand: Command = {
  name: "settings",
  usage: `[<name> <value> [--language ${languages.join("|")}]] [--json]`,
  help: "Shows the settings and what each may be, or sets one",
  run: async ({ db, settings: known, print }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { language: { type: "string" }, json: { type: "boolean" } },
    });
    const [name, ...valueParts] = positionals;
    if (name === undefined) {
      if (values.language !== undefined) throw new UsageError("Name a setting and its value");
      const shown = await shownSettings(db, known);
      for (const line of values.json === true ? shown.map(asJson) : asTable(shown)) print(line);
      return;
    }
    const setting = settingToWrite(known, name, valueParts, values.language);
    await db.transaction(async (tx) => {
      await lockSettings(tx);
      await writeSetting(tx, setting);
      const misfit = await findMisfit(tx, known, [setting.key]);
      if (misfit !== null) throw new UsageError(`${misfit.name} has to be ${misfit.allowed.en}`);
    });
    const { key, value, language } = setting;
    const where = language === null ? "" : ` in ${language}`;
    print(values.json === true ? JSON.stringify({ name: key, value, language }) : `${key} is "${value}"${where}`);
  },
};

type Shown = ShownSetting<Setting>;

function asJson({ name, setting: { title, allowed }, value, texts }: Shown): string {
  return JSON.stringify({
    name,
    title: title.en,
    value,
    translations: translationsOf({ value, texts }),
    allowed: allowed.en,
  });
}

/** The values in languages where they differ. */
function translationsOf({ value, texts }: Pick<Shown, "value" | "texts">) {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== value));
}

function asTable(shown: readonly Shown[]): readonly string[] {
  const rows = shown.flatMap(({ name, setting: { title, allowed }, value, texts }) => [
    [name, "", value, allowed.en, title.en],
    ...Object.entries(translationsOf({ value, texts })).map(([language, translated]) => [
      name,
      language,
      translated,
      "",
      "",
    ]),
  ]);
  return table([["name", "language", "value", "has to be", "what it decides"], ...rows]);
}

/** @throws {UsageError} that says which settings there are, or what this one may be */
function settingToWrite(
  known: Settings,
  name: string,
  valueParts: readonly string[],
  spoken: string | undefined,
): SettingToWrite {
  const setting = Object.hasOwn(known, name) ? known[name] : undefined;
  if (setting === undefined) {
    throw new UsageError(`There is no setting "${name}". Known: ${Object.keys(known).join(", ")}`);
  }
  const { standard, allowed, accepts, isTranslated } = setting;
  const value = valueParts.join(" ").trim();
  if (valueParts.length === 0 || !accepts(value)) throw new UsageError(`${name} has to be ${allowed.en}`);
  const language = languages.find((each) => each === spoken) ?? null;
  if (spoken !== undefined && language === null) {
    throw new UsageError(`There is no language "${spoken}". Known: ${languages.join(", ")}`);
  }
  if (language !== null && !isTranslated) throw new UsageError(`${name} is the same in all languages`);
  return { key: name, value, language, standard };
}
