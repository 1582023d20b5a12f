import type { Locale } from "./locales.ts";

/** Asia/Shanghai, which has had no summer time since 1991. */
const timeZone = "Asia/Shanghai";
const zoneOffset = 8 * 3_600_000;
const oneDay = 24 * 3_600_000;
const halfAYear = 180;

function write(time: number, locale: Locale, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { timeZone, ...parts }).format(time);
}

/** `14:05`, in the platform's zone. */
export function formatTimeOfDay(time: number, locale: Locale): string {
  return write(time, locale, { timeStyle: "short", hourCycle: "h23" });
}

/**
 * A moment as people say it: `today, 14:05`, `Nov 20, 14:05`, and with the year where it is half a year away. Both times
 * are epoch milliseconds; server and browser have to be given the same `now`.
 */
export function formatMoment(time: number, now: number, locale: Locale): string {
  return `${dayOf(time, now, locale)}${locale === "en" ? "," : ""} ${formatTimeOfDay(time, locale)}`;
}

function dayOf(time: number, now: number, locale: Locale): string {
  const dayNumber = (moment: number): number => Math.floor((moment + zoneOffset) / oneDay);
  const away = dayNumber(time) - dayNumber(now);
  if (Math.abs(away) < 2) return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(away, "day");
  const year = Math.abs(away) < halfAYear ? undefined : "numeric";
  return write(time, locale, { year, month: "short", day: "numeric" });
}
