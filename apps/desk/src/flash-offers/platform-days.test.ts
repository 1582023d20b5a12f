import { expect, test } from "vitest";
import { clockOf, dayAfter, isDay, minuteOf, mondayOf } from "./platform-days.ts";

test("a week begins on Monday, also across months and years", () => {
  expect(mondayOf("2031-03-04")).toBe("2031-03-03");
  expect(mondayOf("2031-03-03")).toBe("2031-03-03");
  expect(mondayOf("2031-03-09")).toBe("2031-03-03");
  expect(mondayOf("2031-01-01")).toBe("2030-12-30");
  expect(dayAfter("2030-12-31", 1)).toBe("2031-01-01");
});

test("a day is one of the calendar, and a clock shows minutes of it up to 24:00", () => {
  expect(["2031-02-28", "2031-02-30", "2031-2-3", 20310228].map(isDay)).toEqual([true, false, false, false]);
  expect([0, 605, 1440].map(clockOf)).toEqual(["00:00", "10:05", "24:00"]);
  expect(["00:00", "23:59", "24:00", "", "9:00"].map(minuteOf)).toEqual([0, 1439, null, null, null]);
});
