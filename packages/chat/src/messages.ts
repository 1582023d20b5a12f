/// <reference types="@plaza/i18n/po" />
import { commerceUiMessages } from "@plaza/commerce-ui/messages";
import type { Catalog } from "@plaza/i18n";

const chatMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};

/** The words of a conversation: this package's own, and those of the orders that are sent in it. */
export const chatCatalogs: readonly Catalog[] = [chatMessages, commerceUiMessages];
