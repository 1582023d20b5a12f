/** The languages of the storefront; English is the source and the fallback. */
export const locales = ["en", "zh", "ja", "ko"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";

/** Each language's name for itself. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: "English",
  zh: "简体中文",
  ja: "日本語",
  ko: "한국어",
};

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

/** Missing or unknown is English; nothing is guessed from the browser. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}
