/// <reference types="@plaza/i18n/po" />
import type { Catalog } from "@plaza/i18n";
import { uiKitMessages } from "@plaza/ui-kit/messages";

/** The chrome's own. */
export const shellMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};

/** The messages that every page needs: the chrome's and those of the components. */
export const shellCatalogs: readonly Catalog[] = [uiKitMessages, shellMessages];
