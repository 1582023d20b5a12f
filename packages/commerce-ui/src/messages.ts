/// <reference types="@plaza/i18n/po" />
import type { Catalog } from "@plaza/i18n";

/** The words of what stands in pages. A route that shows some of it names this catalog beside its own. */
export const commerceUiMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};

/** Those of the dialogs, which few pages open. */
export const commerceDialogMessages: Catalog = {
  en: () => import("./dialogs/locales/en.po"),
  zh: () => import("./dialogs/locales/zh.po"),
  ja: () => import("./dialogs/locales/ja.po"),
  ko: () => import("./dialogs/locales/ko.po"),
};
