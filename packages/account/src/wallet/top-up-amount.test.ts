import { expect, test } from "vitest";
import { amountProblem } from "./top-up-amount.tsx";

test.each([
  ["", "missing"],
  ["ten", "unreadable"],
  ["0", "unreadable"],
  ["9.99", "tooSmall"],
  ["10", null],
  ["5000", null],
  ["5000.01", "tooLarge"],
])("an amount of %j between ¥10 and ¥5,000 is wrong by %j", (text, problem) => {
  expect(amountProblem(text, { least: 1000, most: 500_000 })).toBe(problem);
});

test("an amount is not bounded where the platform names no bounds", () => {
  expect(amountProblem("0.01", { least: null, most: null })).toBeNull();
  expect(amountProblem("9999999.99", { least: null, most: null })).toBeNull();
});
