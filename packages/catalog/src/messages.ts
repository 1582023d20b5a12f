/// <reference types="@plaza/i18n/po" />
import type { Catalog } from "@plaza/i18n";

/** The messages of what leads to products: home, lists, shops. */
export const catalogMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};

/** The messages of a product's page. */
export const productMessages: Catalog = {
  en: () => import("./product/locales/en.po"),
  zh: () => import("./product/locales/zh.po"),
  ja: () => import("./product/locales/ja.po"),
  ko: () => import("./product/locales/ko.po"),
};

/** The messages of news and help, which nobody needs to buy something. */
export const articleMessages: Catalog = {
  en: () => import("./news/locales/en.po"),
  zh: () => import("./news/locales/zh.po"),
  ja: () => import("./news/locales/ja.po"),
  ko: () => import("./news/locales/ko.po"),
};

/** The messages of the flash sale, the special areas and products side by side: each catalog is named by every first visit. */
export const promotionMessages: Catalog = {
  en: () => import("./flash-sale/locales/en.po"),
  zh: () => import("./flash-sale/locales/zh.po"),
  ja: () => import("./flash-sale/locales/ja.po"),
  ko: () => import("./flash-sale/locales/ko.po"),
};
