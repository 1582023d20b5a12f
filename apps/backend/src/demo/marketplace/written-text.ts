import type { Texts } from "@plaza/demo-marketplace";
import { inEachLanguage, type Translations } from "../../platform/store/language.ts";

/** The merchants of the demo write Chinese, as the platform does; the other languages are translations. */
export function written<Field extends string>(
  texts: Readonly<Record<Field, Texts>>,
): Record<Field, string> & { translations: Translations<Field> } {
  const { zh, ...translations } = inEachLanguage((language): Record<Field, string> => {
    const picked: Partial<Record<Field, string>> = {};
    for (const field in texts) picked[field] = texts[field][language];
    return picked as Record<Field, string>;
  });
  return { ...zh, translations };
}
