import { expect, test } from "vitest";
import { takenPercent } from "./flash-tile.tsx";

test.each([
  ["some of it", 62, 38, 62],
  ["nearly all of it", 999, 1, 99],
  ["less than a percent", 1, 400, null],
  ["nothing", 0, 40, null],
  ["all of it", 40, 0, null],
  ["some, of an unknown number", 40, null, null],
])("the share that is taken is said in whole percent: %s", (_case, sales, stock, percent) => {
  expect(takenPercent({ sales, stock })).toBe(percent);
});
