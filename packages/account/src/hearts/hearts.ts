import type { Catalog } from "@plaza/i18n";
import { lazyModule } from "@plaza/routing";

/** A catalog of its own, because hearts come late to pages that show no screen of this package. */
export const heartMessages: Catalog = {
  en: () => import("./locales/en.po"),
  zh: () => import("./locales/zh.po"),
  ja: () => import("./locales/ja.po"),
  ko: () => import("./locales/ko.po"),
};

/** What draws the hearts of products and follows shops: for the shell, once the page is hydrated. */
export const hearts = lazyModule(() => import("./fill-hearts.ts"));
