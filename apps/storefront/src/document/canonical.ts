import { defaultLocale, type Locale, localePrefix } from "@plaza/i18n";
import { base, stringifySearch } from "../urls.ts";

/**
 * The query keys that make another page. All others change the order or the view of the same content, and are left out.
 */
const distinguishing = new Set(["category", "id", "name", "page", "type"]);

export function makesAnotherPage(key: string): boolean {
  return distinguishing.has(key);
}

/** What makes no other page at these addresses: an area is named by its id, and the flash sale is another one each few hours. */
const ofOnePage: Readonly<Record<string, string>> = { "/special_area": "name", "/seckill": "page" };

/** The hot list is reached by three addresses, of which only this one is canonical. */
const ownAddress: Readonly<Record<string, string>> = {
  "/goods_list/1": "/hotgoods_list/1",
  "/hotgoods_list": "/hotgoods_list/1",
};

/** The one address of a page in a language: its path form, English without prefix. */
export function canonicalAddress(
  origin: string,
  locale: Locale,
  pathname: string,
  search: Readonly<Record<string, unknown>>,
): string {
  const ownSearch = Object.fromEntries(
    Object.entries(search).filter(([key]) => makesAnotherPage(key) && ofOnePage[pathname] !== key),
  );
  return `${origin}${base}${localePrefix(locale)}${ownAddress[pathname] ?? pathname}${stringifySearch(ownSearch)}`;
}

/** Links that tell search engines a page's canonical address and those of the languages that the shop offers. */
export function canonicalLinks(
  origin: string,
  locale: Locale,
  pathname: string,
  search: Readonly<Record<string, unknown>>,
  offered: readonly Locale[],
) {
  const address = (each: Locale): string => canonicalAddress(origin, each, pathname, search);
  return [
    { rel: "canonical", href: address(locale) },
    ...offered.map((each) => ({ rel: "alternate", hrefLang: each, href: address(each) })),
    { rel: "alternate", hrefLang: "x-default", href: address(defaultLocale) },
  ];
}
