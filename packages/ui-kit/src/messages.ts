/// <reference types="@plaza/i18n/po" />
import type { Catalog } from "@plaza/i18n";

/** The words of the components, to be loaded with the shell: every page has some of them. */
export const uiKitMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};
