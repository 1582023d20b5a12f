import { expect, test } from "vitest";
import { clockDifference } from "./server-time.ts";

const noon = Date.UTC(2026, 10, 20, 12);

test.each([
  ["right", 0, 0],
  ["right while the page took some seconds", 4_000, 0],
  ["an hour slow", -3_600_000, 3_600_000],
  ["a day fast", 86_400_000, -86_400_000],
])("a clock that is %s gets the right difference", (_case, off, difference) => {
  expect(clockDifference(noon, noon + off)).toBe(difference);
});
