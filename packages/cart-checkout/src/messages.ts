/// <reference types="@plaza/i18n/po" />
import type { Catalog } from "@plaza/i18n";

/** The messages of cart and checkout. */
export const cartCheckoutMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};

/** The messages of payment and orders, which nobody needs in the cart. */
export const orderMessages: Catalog = {
  en: () => import("./orders/locales/en.po"),
  zh: () => import("./orders/locales/zh.po"),
  ja: () => import("./orders/locales/ja.po"),
  ko: () => import("./orders/locales/ko.po"),
};
