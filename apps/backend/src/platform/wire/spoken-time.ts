import type { Language } from "../store/language.ts";

/** Dates of English texts are British, as their spelling is. */
const tags: Readonly<Record<Language, string>> = { en: "en-GB", zh: "zh-CN", ja: "ja", ko: "ko" };

/**
 * A text is written before anybody knows where it is read, so its clock names its zone, in the words of the storefront.
 * Chinese is read in China, as a rule.
 */
const inZone: Readonly<Record<Language, (moment: string) => string>> = {
  en: (moment) => `${moment} China Time`,
  zh: (moment) => moment,
  ja: (moment) => `中国時間 ${moment}`,
  ko: (moment) => `중국 시간 ${moment}`,
};
const wallClock = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d)(?::\d\d)?)?$/;

/**
 * What a wall clock shows, `2026-11-20` or `2026-11-20 14:05:31`, as people write it: `20 Nov 2026, 14:05 China
 * Time`. Another text is no time and stays as it is.
 */
export function spokenTime(text: string, language: Language): string {
  const [, date, timeOfDay] = wallClock.exec(text) ?? [];
  if (date === undefined) return text;
  const day = new Date(`${date}T00:00Z`).toLocaleDateString(tags[language], {
    timeZone: "UTC",
    year: "numeric",
    month: "short",
    day: "numeric",
  });
  return timeOfDay === undefined ? day : inZone[language](`${day}${language === "en" ? "," : ""} ${timeOfDay}`);
}
