import type { LanguageTexts } from "@plaza/api-client/desk";
import { type Locale, useLocale } from "@plaza/i18n";
import { useDeskUser } from "../session/use-desk-user.ts";
import { textIn } from "./language-texts.ts";

/** How texts are shown in a language, or in that of the desk: as shoppers who read it see them. */
export function useTextIn(): (texts: LanguageTexts, locale?: Locale) => string {
  const read = useLocale();
  // A platform that does not say in which language it shows what is missing shows Chinese.
  const own = useDeskUser().data?.defaultLanguage ?? "zh";
  return (texts, locale = read) => textIn(texts, locale, own);
}
