import type { Locale } from "./locales.ts";

const lengths = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 };
type Unit = keyof typeof lengths;

/**
 * How long something lasts yet: `23 min`, `1 hr 5 min`, below a minute `42 sec`. Rounded down, so that it never promises
 * more than there is.
 */
export function formatTimeLeft(milliseconds: number, locale: Locale): string {
  const inUnit = (value: number, unit: Unit): string =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" }).format(value);
  const left = Math.max(0, milliseconds);
  if (left < lengths.minute) return inUnit(Math.ceil(left / lengths.second), "second");
  const [large, small] = left < lengths.day ? (["hour", "minute"] as const) : (["day", "hour"] as const);
  const whole = Math.floor(left / lengths[large]);
  const rest = Math.floor((left % lengths[large]) / lengths[small]);
  return [whole > 0 ? inUnit(whole, large) : "", rest > 0 ? inUnit(rest, small) : ""]
    .filter(Boolean)
    .join(locale === "zh" ? "" : " ");
}
