import { expect, test } from "vitest";
import { savingPercent } from "./saving.tsx";

test.each([
  [8000, 10_000, 20],
  [7100, 10_000, 29],
  [9990, 12_990, 23],
  [9999, 10_000, 0],
  [10_000, 10_000, 0],
  [12_000, 10_000, 0],
  [0, 10_000, 100],
  [0, 0, 0],
])("a price of %i instead of %i saves %i %%", (price, wasPrice, percent) => {
  expect(savingPercent(price, wasPrice)).toBe(percent);
});
