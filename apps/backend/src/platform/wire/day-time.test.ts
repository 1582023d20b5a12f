import { expect, test } from "vitest";
import { dayTime, momentOfDay, timeOfDay } from "./time.ts";

test.each([
  ["2026-11-20T15:59:59Z", "2026-11-20", 1439],
  ["2026-11-20T16:00:00Z", "2026-11-21", 0],
  ["2026-11-20T02:30:59Z", "2026-11-20", 630],
  ["2027-12-31T16:00:00Z", "2028-01-01", 0],
])("%s is %s in Shanghai, minute %i", (time, date, minute) => {
  expect(dayTime(new Date(time))).toEqual({ date, minute });
});

test("a minute of a day is a moment", () => {
  const evening = new Date("2026-11-20T13:37:11.500Z");
  expect(momentOfDay(evening, 0).toISOString()).toBe("2026-11-19T16:00:00.000Z");
  expect(momentOfDay(evening, 600).toISOString()).toBe("2026-11-20T02:00:00.000Z");
  expect(momentOfDay(evening, 1440).toISOString()).toBe("2026-11-20T16:00:00.000Z");
  expect(momentOfDay(new Date("2026-11-20T16:00:00Z"), 0).toISOString()).toBe("2026-11-20T16:00:00.000Z");
});

test.each([
  [0, "00:00"],
  [65, "01:05"],
  [1439, "23:59"],
  [1440, "24:00"],
])("minute %i is %s", (minute, text) => {
  expect(timeOfDay(minute)).toBe(text);
});
