import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DecodeError } from "./decode-error.ts";
import { amountOrNull, money, optionalMoney, moneyText } from "./money.ts";

const context = { platformOrigin: "http://127.0.0.1:8899", isSanitised: false };
const anyFen = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

describe("money", () => {
  test.each([
    ["48.00", 4800],
    ["0.01", 1],
    [12, 1200],
    [56.05, 5605],
    [29.700000000000003, 2970],
    [0.1 + 0.2, 30],
    ["7.5", 750],
    ["9", 900],
    ["+3.20", 320],
    ["-12.34", -1234],
    ["-0.00", 0],
    [1e-12, 0],
    ["1.005", 101],
    [1.005, 101],
    [" 8.80 ", 880],
  ])("money reads %j as %i fen", (wire, fen) => expect(money(wire, context)).toBe(fen));

  const unreadable: unknown[] = [
    "",
    "abc",
    "1,299.00",
    "1.2.3",
    "1e3",
    "¥5",
    null,
    undefined,
    true,
    [],
    {},
    Number.NaN,
  ];
  test.each([...unreadable, Infinity, 1e21, "90071992547409.92"].map((wire) => [wire]))("money rejects %j", (wire) => {
    expect(() => money(wire, context)).toThrow(DecodeError);
  });

  test("money reads every amount written as text", () => {
    fc.assert(
      fc.property(anyFen, (fen) => {
        expect(money(moneyText(fen), context)).toBe(fen);
      }),
    );
  });

  test("money reads every amount sent as a number, with the rounding errors of sums", () => {
    const noise = fc.double({ min: -1e-5, max: 1e-5, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), noise, (fen, off) => {
        expect(money(fen / 100, context)).toBe(fen);
        expect(money(fen / 100 + off, context)).toBe(fen);
      }),
    );
  });

  test("money does not depend on how an amount is sent", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (yuan) => {
        fc.pre(!String(yuan).includes("e"));
        expect(money(yuan, context)).toBe(money(String(yuan), context));
      }),
    );
  });

  test("money is whole fen or a DecodeError for anything at all", () => {
    fc.assert(
      fc.property(fc.anything(), (wire) => {
        try {
          expect(Number.isSafeInteger(money(wire, context))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(DecodeError);
        }
      }),
    );
  });
});

describe("optional money", () => {
  test.each(["", "0.00", 0, null, undefined])("optional money is null for %j", (wire) => {
    expect(optionalMoney(wire, context)).toBeNull();
  });

  test("optional money reads an amount", () => expect(optionalMoney("0.10", context)).toBe(10));
});

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [18605, "186.05"],
  [-1234, "-12.34"],
])("%i fen are written %j", (fen, text) => expect(moneyText(fen)).toBe(text));

test.each([
  ["0.00", 0],
  [0, 0],
  ["5.10", 510],
  ["", null],
  [null, null],
  [undefined, null],
])("an amount that may be missing reads %j as %j", (wire, fen) => expect(amountOrNull(wire, context)).toBe(fen));
