import { defaultLocale, isLocale, type Locale } from "./locales.ts";

/** Takes an explicit language off a router path: `/ja/goods_list` is `/goods_list` in Japanese. */
export function splitLocalePrefix(path: string): { readonly locale: Locale | null; readonly path: string } {
  const match = /^\/([^/?#]+)(\/[^?#]*)?([?#].*)?$/.exec(path);
  const first = match?.[1];
  if (!isLocale(first)) return { locale: null, path };
  return { locale: first, path: `${match?.[2] ?? "/"}${match?.[3] ?? ""}` };
}

/** The prefix of an address that is shared or indexed: the language, nothing for English. */
export function localePrefix(locale: Locale): string {
  return locale === defaultLocale ? "" : `/${locale}`;
}
