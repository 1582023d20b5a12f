import fc from "fast-check";
import { expect, test } from "vitest";
import { amountProblem, typedFen } from "./top-up-amount.ts";

test.each([
  ["100", 10_000],
  ["99.5", 9950],
  [" ¥1,299.00 ", 129_900],
  ["１００", 10_000],
  ["100元", 10_000],
  ["0.29", 29],
  ["", null],
  ["1.999", null],
  ["-5", null],
  ["1e3", null],
  ["12345678", null],
  ["十", null],
])("%j is %j fen", (text, fen) => {
  expect(typedFen(text)).toBe(fen);
});

test("an amount of fen that is written in yuan is read as it was", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (fen) => {
      expect(typedFen(`${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, "0")}`)).toBe(fen);
    }),
  );
});

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
