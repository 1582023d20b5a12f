import { expect, test } from "vitest";
import { parseTargetPrice, suggestedTargetPrice, formatTargetPrice } from "./alert-dialog.tsx";

test.each([
  [10_000, 9500],
  [19_900, 18_900],
  [150, 100],
  [90, 85],
  [1, 1],
])("the suggested target price for something at %i fen is %i", (price, targetPrice) => {
  expect(suggestedTargetPrice(price)).toBe(targetPrice);
});

test.each([
  ["80", 8000],
  [" 79.5 ", 7950],
  ["79,05", 7905],
  ["¥12.00", 1200],
  ["0.01", 1],
  ["0", null],
  ["", null],
  ["-1", null],
  ["1.234", null],
  ["12345678", null],
  ["cheap", null],
])("the target price %j is read as %s fen", (text, fen) => {
  expect(parseTargetPrice(text)).toBe(fen);
});

test("a target price that is written is read again", () => {
  for (const fen of [1, 99, 100, 7950, 123_456]) expect(parseTargetPrice(formatTargetPrice(fen))).toBe(fen);
});
