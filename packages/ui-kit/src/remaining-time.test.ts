import { expect, test } from "vitest";
import { remainingTime } from "./remaining-time.ts";

test.each([
  [-5, 0, 0, 0, 0],
  [0, 0, 0, 0, 0],
  [1, 0, 0, 0, 1],
  [59_001, 0, 0, 1, 0],
  [8_076_000, 0, 2, 14, 36],
  [86_400_000, 1, 0, 0, 0],
  [90_061_000, 1, 1, 1, 1],
])("the remaining time of %i ms is %i d %i h %i min %i s", (milliseconds, days, hours, minutes, seconds) => {
  expect(remainingTime(milliseconds)).toEqual({ days, hours, minutes, seconds });
});
