import { useLingui } from "@lingui/react/macro";
import { isLocale, languageCookie, localeNames, locales, useLocale } from "@plaza/i18n";
import type { ReactElement } from "react";
import { select } from "./language-select.css.ts";

/** The desk in another language: a document of its own. */
export function LanguageSelect(): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <select
      className={select}
      aria-label={t`Language`}
      value={locale}
      onChange={({ currentTarget: { value } }) => {
        if (!isLocale(value)) return;
        document.cookie = languageCookie(value);
        location.reload();
      }}
    >
      {locales.map((each) => (
        <option key={each} value={each} lang={each}>
          {localeNames[each]}
        </option>
      ))}
    </select>
  );
}
