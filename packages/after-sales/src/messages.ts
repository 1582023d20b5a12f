/// <reference types="@plaza/i18n/po" />
import type { Catalog } from "@plaza/i18n";

/** The messages of this package's screens. */
export const afterSalesMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};

/** The application has a catalog of its own, because no other screen needs its messages. */
export const applicationMessages: Catalog = {
  en: () => import("./application/locales/en.po"),
  zh: () => import("./application/locales/zh.po"),
  ja: () => import("./application/locales/ja.po"),
  ko: () => import("./application/locales/ko.po"),
};

/** Withdrawals and linked orders share a catalog, so that guests load no other messages. */
export const withdrawalMessages: Catalog = {
  en: () => import("./withdrawal/locales/en.po"),
  zh: () => import("./withdrawal/locales/zh.po"),
  ja: () => import("./withdrawal/locales/ja.po"),
  ko: () => import("./withdrawal/locales/ko.po"),
};

/** Reviews have a catalog of their own. */
export const reviewMessages: Catalog = {
  en: () => import("./reviews/locales/en.po"),
  zh: () => import("./reviews/locales/zh.po"),
  ja: () => import("./reviews/locales/ja.po"),
  ko: () => import("./reviews/locales/ko.po"),
};
