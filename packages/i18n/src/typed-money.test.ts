import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney } from "./money.ts";
import { typedFen } from "./typed-money.ts";

test.each([
  ["100", 10_000],
  ["99.5", 9950],
  [" ¥1,299.00 ", 129_900],
  ["￥88", 8800],
  ["１００", 10_000],
  ["100元", 10_000],
  ["0.29", 29],
  ["9999999.99", 999_999_999],
  ["9,999,999.99", 999_999_999],
  ["", null],
  ["12,5", null],
  ["1,50", null],
  ["1,23456,789", null],
  ["10,000,000", null],
  [".5", null],
  ["1.999", null],
  ["-5", null],
  ["1e3", null],
  ["12345678", null],
  ["十", null],
])("%j is %j fen", (text, fen) => {
  expect(typedFen(text)).toBe(fen);
});

test("an amount that is typed as it is shown is read as it was", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (fen) => {
      expect(typedFen(formatMoney(fen))).toBe(fen);
    }),
  );
});
