/// <reference types="@plaza/i18n/po" />
import type { Catalog } from "@plaza/i18n";

/** The messages of the components. The shell loads them, because every page shows some of them. */
export const uiKitMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};
