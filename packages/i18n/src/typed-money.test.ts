import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney } from "./money.ts";
import { readAmount, typedFen } from "./typed-money.ts";

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
  ["79,90", 7990],
  ["12,5", 1250],
  ["1,299", 129_900],
  ["1.299,00", 129_900],
  ["1 299,00", 129_900],
  ["1'299.00", 129_900],
  ["1.299.000,5", 129_900_050],
  ["1,299.000", null],
  ["1.299", null],
  ["0,299", null],
  ["12,99.00", null],
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

test.each([
  ["1,299", { fen: 129_900, doubt: "comma" }],
  ["¥1.299", { fen: 129_900, doubt: "dot" }],
  ["1,299.00", { fen: 129_900, doubt: null }],
  ["1,299,000", { fen: 129_900_000, doubt: null }],
  ["79,90", { fen: 7990, doubt: null }],
  ["1299", { fen: 129_900, doubt: null }],
  ["0.299", null],
  ["1,29,900", null],
] as const)("%j is read as %j: it is in doubt where people write it for either of two", (text, read) => {
  expect(readAmount(text)).toEqual(read);
});

test("an amount that is typed as it is shown is read as it was", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (fen) => {
      expect(typedFen(formatMoney(fen))).toBe(fen);
    }),
  );
});
