import { timeWriter } from "./calendar.ts";
import type { Locale } from "./locales.ts";
import type { Reader } from "./reader.ts";
import { nameZone } from "./zone.ts";

// A module of its own, because only what comes late writes days like this.

const writeYear = timeWriter({ year: "numeric" });
const writeDay = timeWriter({ month: "long", day: "numeric" });
const writeDayOfYear = timeWriter({ year: "numeric", month: "long", day: "numeric" });

/**
 * A day of the platform's calendar in running text, `31 December` or what the language writes; with its year where that
 * is not the one of `now`.
 */
export function formatDay(time: number, now: number, locale: Locale): string {
  const isThisYear = writeYear(time, "en") === writeYear(now, "en");
  return isThisYear ? writeDay(time, locale) : writeDayOfYear(time, locale);
}

/** A day on which something begins or ends, which is another one in another zone. */
export function formatEdgeDay(time: number, now: number, reader: Reader): string {
  return nameZone(formatDay(time, now, reader.locale), reader, time);
}
