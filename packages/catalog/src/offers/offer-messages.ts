/// <reference types="@plaza/i18n/po" />
import { loadMessages } from "@plaza/routing";
import type { Catalog } from "@plaza/i18n";
import type { I18n } from "@lingui/core";

/** A catalog of its own, because the comparison comes late to a product's page. */
export const offerMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};

export function loadOfferMessages(i18n: I18n): Promise<void> {
  return loadMessages(i18n, [{ staticData: { messages: [offerMessages] } }]);
}
