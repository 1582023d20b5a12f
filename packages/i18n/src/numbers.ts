import type { Locale } from "./locales.ts";

function perLocale<Format>(create: (locale: Locale) => Format): (locale: Locale) => Format {
  const formats = new Map<Locale, Format>();
  return (locale) => {
    const known = formats.get(locale) ?? create(locale);
    formats.set(locale, known);
    return known;
  };
}

const whole = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const compact = perLocale((locale) => new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 }));
const percent = perLocale((locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }));

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
