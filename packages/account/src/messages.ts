/// <reference types="@plaza/i18n/po" />
import type { Catalog } from "@plaza/i18n";

/** The messages of this package's screens. */
export const accountMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};

/** Favourites and notices have a catalog of their own, so that nobody who logs in waits for it. */
export const favouriteMessages: Catalog = {
  en: () => import("./favourites/locales/en.po"),
  zh: () => import("./favourites/locales/zh.po"),
  ja: () => import("./favourites/locales/ja.po"),
  ko: () => import("./favourites/locales/ko.po"),
};

/** A profile has one, too: its words come with nothing else. */
export const profileMessages: Catalog = {
  en: () => import("./profile/locales/en.po"),
  zh: () => import("./profile/locales/zh.po"),
  ja: () => import("./profile/locales/ja.po"),
  ko: () => import("./profile/locales/ko.po"),
};

/** And so has the wallet. */
export const walletMessages: Catalog = {
  en: () => import("./wallet/locales/en.po"),
  zh: () => import("./wallet/locales/zh.po"),
  ja: () => import("./wallet/locales/ja.po"),
  ko: () => import("./wallet/locales/ko.po"),
};
