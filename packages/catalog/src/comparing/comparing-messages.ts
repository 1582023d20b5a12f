import type { Catalog } from "@plaza/i18n";

/** A catalog of its own, because ticks come late to pages of other catalogs. */
export const comparingMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};
