import type { Locale } from "./locales.ts";

const tags: Readonly<Record<Locale, string>> = { en: "en", zh: "zh-CN", ja: "ja", ko: "ko" };

function perLocale<Format>(create: (tag: string) => Format): (locale: Locale) => Format {
  const formats = new Map<Locale, Format>();
  return (locale) => {
    const known = formats.get(locale) ?? create(tags[locale]);
    formats.set(locale, known);
    return known;
  };
}

const whole = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }));
const compact = perLocale((tag) => new Intl.NumberFormat(tag, { notation: "compact", maximumFractionDigits: 1 }));
const percent = perLocale((tag) => new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 }));

/** `1,346` */
export function formatNumber(value: number, locale: Locale): string {
  return whole(locale).format(value);
}

/** `12.4K`, `1.2万`: for counts where the last digit does not matter. */
export function formatCompact(value: number, locale: Locale): string {
  return compact(locale).format(value);
}

/** `value` is a ratio: 0.986 is `98.6%`. */
export function formatPercent(value: number, locale: Locale): string {
  return percent(locale).format(value);
}

/** The platform's wall clock. Dates are shown in it on the server and in the browser, so both write the same text. */
const timeZone = "Asia/Shanghai";
const days = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, dateStyle: "medium" }));
const moments = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeZone, dateStyle: "medium", timeStyle: "short" }));

/** `time` is epoch milliseconds: `12 Nov 2026` or what the language writes. */
export function formatDate(time: number, locale: Locale): string {
  return days(locale).format(time);
}

/** A date with its time of day, in the platform's zone. */
export function formatDateTime(time: number, locale: Locale): string {
  return moments(locale).format(time);
}
