/// <reference types="@plaza/i18n/po" />
import type { Catalog } from "@plaza/i18n";

/** A catalog of its own, because few pay by transfer. */
export const transferMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};
