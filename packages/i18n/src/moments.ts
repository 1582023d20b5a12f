import { timeWriter } from "./calendar.ts";
import type { Locale } from "./locales.ts";
import type { Reader } from "./reader.ts";
import { nameZone } from "./zone.ts";

const zoneOffset = 8 * 3_600_000;
const oneDay = 24 * 3_600_000;
const halfAYear = 180;

/** The bare clock, for what names the zone itself. */
export const writeTimeOfDay = timeWriter({ timeStyle: "short", hourCycle: "h23" });
const writeDay = timeWriter({ month: "short", day: "numeric" });
const writeDayOfYear = timeWriter({ year: "numeric", month: "short", day: "numeric" });

/** `14:05`, in the platform's zone. */
export function formatTimeOfDay(time: number, reader: Reader): string {
  return nameZone(writeTimeOfDay(time, reader.locale), reader, time);
}

/**
 * A moment as people say it: `today, 14:05`, `20 Nov, 14:05`, and with the year where it is half a year away. Both times
 * are epoch milliseconds; server and browser have to be given the same `now`.
 */
export function formatMoment(time: number, now: number, reader: Reader): string {
  const { locale } = reader;
  const text = `${dayOf(time, now, locale)}${locale === "en" ? "," : ""} ${writeTimeOfDay(time, locale)}`;
  return nameZone(text, reader, time);
}

function dayOf(time: number, now: number, locale: Locale): string {
  const dayNumber = (moment: number): number => Math.floor((moment + zoneOffset) / oneDay);
  const away = dayNumber(time) - dayNumber(now);
  if (Math.abs(away) < 2) return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(away, "day");
  return Math.abs(away) < halfAYear ? writeDay(time, locale) : writeDayOfYear(time, locale);
}
