import type { Setting } from "../domain/setting.ts";
import { DomainError } from "../http/domain-error.ts";
import { Query } from "../http/query.ts";
import { type Language, languages } from "../store/language.ts";
import { asStored, type StoredText } from "../store/language-texts.ts";

interface NamedSetting {
  readonly name: string;
  readonly setting: Setting;
  /** Of who reads what is wrong. */
  readonly language: Language;
}

/**
 * What a setting is to be: `value`, or `texts` in the languages that it is written in.
 *
 * @throws {DomainError} that names the setting, with the language where a text in one is wrong
 */
export function readSettingValue(change: Query, { name, setting, language }: NamedSetting): StoredText {
  const { accepts, allowed, control, isTranslated } = setting;
  const wrong = (field: string) => new DomainError("settingWrong", { parameter: allowed[language], field });
  if (!isTranslated) {
    const value = change.text("value");
    // A picture is an upload, whose path is not for people to write.
    if (control.kind !== "image" && !accepts(value)) throw wrong(name);
    return { base: value, translations: {} };
  }
  const sent = new Query(change.json("texts"));
  const written = languages.flatMap((each) => {
    const text = sent.text(each);
    if (text === "") return [];
    if (!accepts(text)) throw wrong(`${name}_${each}`);
    return [[each, text] as const];
  });
  if (written.length === 0 && !accepts("")) throw wrong(name);
  return asStored(Object.fromEntries(written));
}
