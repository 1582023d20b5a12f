import type { Locale } from "./locales.ts";

/** Asia/Shanghai is the platform's zone, which has had no summer time since 1991. Server and browser write the same text in it. */
const timeZone = "Asia/Shanghai";

/** English is spelt as in Britain, and its dates are written so, too: the day, the month, the year. */
const tagOf = (locale: Locale): string => (locale === "en" ? "en-GB" : locale);

/** A format is made when it is first used, and kept: a browser takes its time for it. `time` is epoch milliseconds. */
export function timeWriter(parts: Intl.DateTimeFormatOptions): (time: number, locale: Locale) => string {
  const formats = new Map<Locale, Intl.DateTimeFormat>();
  return (time, locale) => {
    const known = formats.get(locale) ?? new Intl.DateTimeFormat(tagOf(locale), { timeZone, ...parts });
    formats.set(locale, known);
    return known.format(time);
  };
}

const zoneNames = new Map<Locale, string>();

/** `China Time`, or what the language calls it. */
export function zoneNameIn(locale: Locale): string {
  const known = zoneNames.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.DateTimeFormat(tagOf(locale), { timeZone, timeZoneName: "shortGeneric" }).formatToParts();
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  zoneNames.set(locale, name);
  return name;
}
