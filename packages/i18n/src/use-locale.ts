import { useLingui } from "@lingui/react";
import { type Locale, toLocale } from "./locales.ts";

/** The language that the surrounding page is shown in. */
export function useLocale(): Locale {
  return toLocale(useLingui().i18n.locale);
}
