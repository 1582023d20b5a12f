import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDate, formatDateTime } from "./dates.ts";
import { formatDay } from "./days.ts";
import { locales } from "./locales.ts";
import { formatMoment, formatTimeOfDay } from "./moments.ts";
import { formatMoney, moneyParts } from "./money.ts";
import { formatTimeLeft } from "./time-left.ts";
import { formatCompact, formatNumber, formatPercent } from "./numbers.ts";

test.each([
  [0, "¥0.00"],
  [5, "¥0.05"],
  [129_900, "¥1,299.00"],
  [-1250, "-¥12.50"],
])("%i fen is written %s", (fen, text) => {
  expect(formatMoney(fen)).toBe(text);
});

test("an amount's text reads back as the amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (fen) => {
      expect(Math.round(Number(formatMoney(fen).replaceAll(/[¥,]/g, "")) * 100)).toBe(fen);
    }),
  );
});

test("a fraction of a fen is an error, not a rounding", () => {
  expect(() => moneyParts(12.5)).toThrow(RangeError);
});

test("dates are those of the platform's zone, wherever the code runs", () => {
  const lateEvening = Date.UTC(2026, 10, 12, 17, 30);
  expect(locales.map((locale) => formatDate(lateEvening, locale))).toEqual([
    "13 Nov 2026",
    "2026年11月13日",
    "2026年11月13日",
    "2026년 11월 13일",
  ]);
});

test("a date is followed by a clock of 24 hours in every language", () => {
  const afternoon = Date.UTC(2026, 8, 12, 9, 30);
  expect(locales.map((locale) => formatDateTime(afternoon, { locale, hasZone: false }))).toEqual([
    "12 Sept 2026, 17:30",
    "2026年9月12日 17:30",
    "2026年9月12日 17:30",
    "2026년 9월 12일 17:30",
  ]);
});

const now = Date.UTC(2026, 10, 20, 6, 0);
test.each([
  ["en", ["today, 14:05", "tomorrow, 00:10", "yesterday, 23:59", "12 Nov, 09:30", "20 Nov 2025, 14:00"]],
  ["zh", ["今天 14:05", "明天 00:10", "昨天 23:59", "11月12日 09:30", "2025年11月20日 14:00"]],
  ["ja", ["今日 14:05", "明日 0:10", "昨日 23:59", "11月12日 9:30", "2025年11月20日 14:00"]],
  ["ko", ["오늘 14:05", "내일 00:10", "어제 23:59", "11월 12일 09:30", "2025년 11월 20일 14:00"]],
] as const)("moments read like people write them in %s, in the platform's zone", (locale, texts) => {
  const today = Date.UTC(2026, 10, 20, 6, 5);
  const moments = [
    today,
    Date.UTC(2026, 10, 20, 16, 10),
    Date.UTC(2026, 10, 19, 15, 59),
    Date.UTC(2026, 10, 12, 1, 30),
    Date.UTC(2025, 10, 20, 6, 0),
  ];
  expect(moments.map((moment) => formatMoment(moment, now, { locale, hasZone: false }))).toEqual(texts);
  expect(formatTimeOfDay(today, { locale, hasZone: false })).toBe("14:05");
});

test.each([
  ["en", ["0 sec", "42 sec", "1 min", "23 min", "1 hr 5 min", "2 hr", "1 day 3 hr", "2 days"]],
  ["zh", ["0秒", "42秒", "1分钟", "23分钟", "1小时5分钟", "2小时", "1天3小时", "2天"]],
  ["ja", ["0 秒", "42 秒", "1 分", "23 分", "1 時間 5 分", "2 時間", "1 日 3 時間", "2 日"]],
  ["ko", ["0초", "42초", "1분", "23분", "1시간 5분", "2시간", "1일 3시간", "2일"]],
] as const)("the time that is left is said in few words in %s, and never too long", (locale, texts) => {
  const [second, minute, hour] = [1000, 60_000, 3_600_000];
  const lengths = [-5, 41.2 * second, minute, 24 * minute - 1, hour + 5 * minute, 2 * hour + 59 * second];
  expect([...lengths, 27 * hour, 48 * hour].map((length) => formatTimeLeft(length, locale))).toEqual(texts);
});

test("counts follow the language", () => {
  expect(formatNumber(1346, "en")).toBe("1,346");
  expect([formatCompact(12_400, "en"), formatCompact(12_400, "zh"), formatCompact(12_400, "ko")]).toEqual([
    "12.4K",
    "1.2万",
    "1.2만",
  ]);
  expect(formatPercent(0.986, "ja")).toBe("98.6%");
});

test("a day in running text has its year only where that is another one", () => {
  const [now, newYear] = [Date.UTC(2026, 11, 31, 15), Date.UTC(2026, 11, 31, 16)];
  expect(locales.map((locale) => formatDay(now, now, locale))).toEqual([
    "31 December",
    "12月31日",
    "12月31日",
    "12월 31일",
  ]);
  expect(locales.map((locale) => formatDay(newYear, now, locale))).toEqual([
    "1 January 2027",
    "2027年1月1日",
    "2027年1月1日",
    "2027년 1월 1일",
  ]);
});
