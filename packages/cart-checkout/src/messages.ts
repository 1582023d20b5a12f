/// <reference types="@plaza/i18n/po" />
import type { Catalog } from "@plaza/i18n";

/** The messages of cart and checkout. */
export const cartCheckoutMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};

/** The list of orders has a catalog of its own: its page needs no other words. */
export const ordersMessages: Catalog = {
  en: () => import("./orders/locales/en.po"),
  zh: () => import("./orders/locales/zh.po"),
  ja: () => import("./orders/locales/ja.po"),
  ko: () => import("./orders/locales/ko.po"),
};

/** One order has its own, with the words of the dialogs that it shares with the list. */
export const orderMessages: Catalog = {
  en: () => import("./order-detail/locales/en.po"),
  zh: () => import("./order-detail/locales/zh.po"),
  ja: () => import("./order-detail/locales/ja.po"),
  ko: () => import("./order-detail/locales/ko.po"),
};

/** Payment has its own, likewise. */
export const paymentMessages: Catalog = {
  en: () => import("./payment/locales/en.po"),
  zh: () => import("./payment/locales/zh.po"),
  ja: () => import("./payment/locales/ja.po"),
  ko: () => import("./payment/locales/ko.po"),
};
