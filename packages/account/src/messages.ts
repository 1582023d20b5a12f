/// <reference types="@plaza/i18n/po" />
import type { Catalog } from "@plaza/i18n";

/** The messages of this package's screens. */
export const accountMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};

/** Favourites have a catalog of their own, so that nobody who logs in waits for it. */
export const favouriteMessages: Catalog = {
  en: () => import("./favourites/locales/en.po"),
  zh: () => import("./favourites/locales/zh.po"),
  ja: () => import("./favourites/locales/ja.po"),
  ko: () => import("./favourites/locales/ko.po"),
};
