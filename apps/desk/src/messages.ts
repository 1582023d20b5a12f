/// <reference types="@plaza/i18n/po" />
import type { Catalog } from "@plaza/i18n";

/** The desk's own messages. */
export const deskMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};
