import type { Setting } from "../domain/setting.ts";
import type { Executor } from "../store/database.ts";
import { asWritten, inEachLanguage, type Language, languages, type Texts } from "../store/language.ts";
import { readSettings } from "./read-settings.ts";
import { choiceSetting } from "./setting-kinds.ts";

/** What a language calls itself. */
export function ownName(language: Language): string {
  return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
}

/** In which language content is shown that is missing in the reader's. */
export const defaultLanguage: Setting = {
  ...choiceSetting(
    "zh",
    languages.map((language) => ({ value: language, title: inEachLanguage(() => ownName(language)) })),
    {
      en: "The store's own language, for texts that are missing in the shopper's",
      zh: "商城默认语言（顾客所选语言缺少文本时展示）",
      ja: "ストアの基本言語（お客様の言語の文がないときに表示）",
      ko: "상점 기본 언어(고객의 언어로 된 글이 없을 때 표시)",
    },
  ),
  besideOthers: oneOfTheOffered,
};

/** Otherwise shoppers were shown what they cannot choose. Judged of both settings, whichever is changed. */
export function oneOfTheOffered(values: Readonly<Record<string, string>>): Texts | null {
  const { defaultLanguage: chosen = "", languagesOffered = "" } = values;
  const language = languages.find((each) => each === chosen);
  if (language === undefined || languagesOffered.split(",").includes(language)) return null;
  const name = ownName(language);
  return {
    en: `such that the store's own language (${name}) is among those that shoppers can choose`,
    zh: `商城默认语言（${name}）包含在顾客可选的语言之中`,
    ja: `ストアの基本言語（${name}）がお客様の選べる言語に含まれること`,
    ko: `상점 기본 언어(${name})가 고객이 선택할 수 있는 언어에 포함됨`,
  };
}

/** What holds now. Calls and jobs ask the service of this name, which keeps it. */
export async function readDefaultLanguage(db: Executor): Promise<Language> {
  const known = { defaultLanguage };
  const { defaultLanguage: chosen } = await readSettings(db, known, asWritten);
  return languages.find((language) => language === chosen) ?? "zh";
}
