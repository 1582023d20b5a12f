import { expect, test } from "vitest";
import { timeLines } from "./time-line.tsx";

const at = (time: string): number => Date.parse(`${time}+08:00`);

test("a time stands above the first message, and above each after five minutes", () => {
  const times = ["2026-11-20T14:02:00", "2026-11-20T14:06:59", "2026-11-20T14:11:59", "2026-11-20T14:12:00"].map(at);
  expect(timeLines(times).map((line) => line?.at ?? null)).toEqual([times[0], null, times[2], null]);
});

test("a day is said where it begins in Shanghai, once", () => {
  const times = ["2026-11-19T23:50:00", "2026-11-20T00:10:00", "2026-11-20T09:00:00"].map(at);
  expect(timeLines(times).map((line) => line?.isNewDay)).toEqual([true, true, false]);
});

test("a message whose time is not known has none, and does not count as a pause", () => {
  const time = at("2026-11-20T14:02:00");
  expect(timeLines([null, time, null, time + 1000])).toEqual([null, { at: time, isNewDay: true }, null, null]);
});
