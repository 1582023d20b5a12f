import type { Locale } from "./locales.ts";

// A module of its own, because only what comes late writes days like this.

function write(time: number, locale: Locale, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { timeZone: "Asia/Shanghai", ...parts }).format(time);
}

/**
 * A day of the platform's calendar in running text, `December 31` or what the language writes; with its year where that
 * is not the one of `now`.
 */
export function formatDay(time: number, now: number, locale: Locale): string {
  const yearOf = (moment: number): string => write(moment, "en", { year: "numeric" });
  const year = yearOf(time) === yearOf(now) ? undefined : "numeric";
  return write(time, locale, { year, month: "long", day: "numeric" });
}
