import { expect, test } from "vitest";
import { languages } from "../store/language.ts";
import { spokenTime } from "./time.ts";

const inEach = (text: string): readonly string[] => languages.map((language) => spokenTime(text, language));

test("a day of the wall clock is written as people write it", () => {
  expect(inEach("2026-12-04")).toEqual(["4 Dec 2026", "2026年12月4日", "2026年12月4日", "2026년 12월 4일"]);
});

test("a moment of the wall clock has its time of day, without the seconds, and its zone where its readers may be in another one", () => {
  const afternoon = [
    "20 Nov 2026, 14:05 China Time",
    "2026年11月20日 14:05",
    "中国時間 2026年11月20日 14:05",
    "중국 시간 2026년 11월 20일 14:05",
  ];
  expect(inEach("2026-11-20 14:05:31")).toEqual(afternoon);
  expect(inEach("2026-11-20 14:05")).toEqual(afternoon);
});

test.each(["", "202611201126031234", "2026-11-20 until noon", "¥42.00", "SF1234-56-78"])(
  "%j is no time and stays",
  (text) => {
    expect(inEach(text)).toEqual([text, text, text, text]);
  },
);
