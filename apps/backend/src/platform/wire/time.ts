import type { Language } from "../store/language.ts";

/** The wire's wall clock is Asia/Shanghai, which has had no summer time since 1991. */
const shanghaiOffset = 8 * 60 * 60 * 1000;

const oneMinute = 60 * 1000;

const oneDay = 24 * 60 * oneMinute;

/** `YYYY-MM-DD HH:mm:ss` in Shanghai. */
export function wallClock(time: Date): string {
  return new Date(time.getTime() + shanghaiOffset).toISOString().slice(0, 19).replace("T", " ");
}

/** The same moment everywhere, as calls of the desk say it; null stays null. */
export function instant<Time extends Date | null>(time: Time): Time extends Date ? string : string | null;

export function instant(time: Date | null): string | null {
  return time === null ? null : time.toISOString();
}

export function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

/** A moment as the clock and the calendar on a wall in Shanghai show it. */
export interface DayTime {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Minutes since midnight, begun ones not counted. */
  readonly minute: number;
}

export function dayTime(time: Date): DayTime {
  const local = time.getTime() + shanghaiOffset;
  return { date: wallClock(time).slice(0, 10), minute: Math.floor((local % oneDay) / oneMinute) };
}

/** Whether a text is a day of the calendar, as `2026-02-28`. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** When a minute of the day that `time` falls into begins; minute 1440 is the next midnight. */
export function momentOfDay(time: Date, minute: number): Date {
  const local = time.getTime() + shanghaiOffset;
  return new Date(local - (local % oneDay) - shanghaiOffset + minute * oneMinute);
}

/** When a day, `YYYY-MM-DD`, begins. */
export function midnightOf(day: string): Date {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() - shanghaiOffset);
}

/** `HH:mm` */
export function timeOfDay(minute: number): string {
  const digits = (number: number): string => String(number).padStart(2, "0");
  return `${digits(Math.floor(minute / 60))}:${digits(minute % 60)}`;
}

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

const writtenWallClock = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d)(?::\d\d)?)?$/;

/**
 * What a wall clock shows, `2026-11-20` or `2026-11-20 14:05:31`, as people write it: `20 Nov 2026, 14:05 China
 * Time`. Another text is no time and stays as it is.
 */
export function spokenTime(text: string, language: Language): string {
  const [, date, timeOfDay] = writtenWallClock.exec(text) ?? [];
  if (date === undefined) return text;
  // Dates of English texts are British, as their spelling is.
  const day = new Date(`${date}T00:00Z`).toLocaleDateString(language === "en" ? "en-GB" : language, {
    timeZone: "UTC",
    year: "numeric",
    month: "short",
    day: "numeric",
  });
  return timeOfDay === undefined ? day : inZone[language](`${day}${language === "en" ? "," : ""} ${timeOfDay}`);
}
