import { type Locale, toLocale } from "./locales.ts";

/** The cookie that keeps the shopper's language: path `/`, 7 days. */
export const languageCookieName = "lang";
const lifetimeSeconds = 604_800;

/** `cookies` is a Cookie request header, or `document.cookie`. */
export function readLanguageCookie(cookies: string | null | undefined): Locale {
  const match = /(?:^|;\s*)lang=([^;]*)/.exec(cookies ?? "");
  return toLocale(match?.[1]);
}

/** What to assign to `document.cookie`, or to send as Set-Cookie. */
export function languageCookie(locale: Locale): string {
  return `${languageCookieName}=${locale}; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax`;
}
