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

/** An average of stars, which comes rounded to one decimal: `4.0`, in every language. */
export function formatStars(average: number): string {
  return average.toFixed(1);
}

/** `value` is a ratio: 0.986 is `98.6%`. */
export function formatPercent(value: number, locale: Locale): string {
  return percent(locale).format(value);
}
