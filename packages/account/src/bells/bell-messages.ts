import type { Catalog } from "@plaza/i18n";

/** A catalog of its own, because bells come late to pages that show no screen of this package. */
export const bellMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};
