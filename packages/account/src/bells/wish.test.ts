import { expect, test } from "vitest";
import { readWish, usualWish, wishText } from "./wish.ts";

test.each([
  [10_000, 9500],
  [19_900, 18_900],
  [150, 100],
  [90, 85],
  [1, 1],
])("the usual wish for something at %i fen is %i", (price, wish) => {
  expect(usualWish(price)).toBe(wish);
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
])("the wish %j is read as %s fen", (text, fen) => {
  expect(readWish(text)).toBe(fen);
});

test("a wish that is written is read again", () => {
  for (const fen of [1, 99, 100, 7950, 123_456]) expect(readWish(wishText(fen))).toBe(fen);
});
