export { I18nProvider } from "@lingui/react";
export { languageCookie, languageCookieName, readLanguageCookie } from "./language-cookie.ts";
export { localePrefix, splitLocalePrefix } from "./locale-prefix.ts";
export { defaultLocale, isLocale, type Locale, localeNames, locales, toLocale } from "./locales.ts";
export { type Catalog, createI18n, loadCatalog, type MessageModule } from "./messages.ts";
export { formatMoney, type MoneyParts, moneyParts } from "./money.ts";
export { formatCompact, formatDate, formatDateTime, formatNumber, formatPercent } from "./numbers.ts";
export { Trans } from "./trans.ts";
export { useLocale } from "./use-locale.ts";
