import { timeWriter } from "./calendar.ts";
import type { Locale } from "./locales.ts";
import { writeTimeOfDay } from "./moments.ts";
import type { Reader } from "./reader.ts";
import { nameZone } from "./zone.ts";

const write = timeWriter({ year: "numeric", month: "short", day: "numeric" });

/** `time` is epoch milliseconds: `12 Nov 2026` or what the language writes. */
export function formatDate(time: number, locale: Locale): string {
  return write(time, locale);
}

/** A date on which something begins or ends, which is another one in another zone. */
export function formatEdgeDate(time: number, reader: Reader): string {
  return nameZone(write(time, reader.locale), reader, time);
}

/** A date with its time of day, in the platform's zone: `12 Nov 2026, 14:05`. */
export function formatDateTime(time: number, reader: Reader): string {
  const { locale } = reader;
  return nameZone(`${write(time, locale)}${locale === "en" ? "," : ""} ${writeTimeOfDay(time, locale)}`, reader, time);
}
