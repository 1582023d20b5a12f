/// <reference types="@plaza/i18n/po" />
import type { Catalog } from "@plaza/i18n";
import { uiKitMessages } from "@plaza/ui-kit/messages";

/** The frame's own. */
export const shellMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};

/** What every page needs to say: the frame's words and those of the components. */
export const shellWords: readonly Catalog[] = [uiKitMessages, shellMessages];
