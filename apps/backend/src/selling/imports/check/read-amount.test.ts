import * as typed from "@plaza/i18n";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readAmount, readPieces } from "./read-amount.ts";

test("an amount of a file is read as the desk reads one that is typed", () => {
  const unit = fc.constantFrom(...Array.from("0123456789,.' ¥元-１\u00A0"));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
      const there = typed.readAmount(text);
      expect(readAmount(text)).toEqual(there && { fen: there.fen, isSure: there.doubt === null });
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["79,90", 7990, true],
  ["1,299.00", 129_900, true],
  ["1,299", 129_900, false],
  ["1.299", 129_900, false],
])("%j of a file is %d fen", (text, fen, isSure) => {
  expect(readAmount(text)).toEqual({ fen, isSure });
});

test.each(["0.299", "0,299", "1.2345", "-5", ""])("%j of a file is no amount", (text) => {
  expect(readAmount(text)).toBeNull();
});

test.each([
  ["1200", 1200],
  ["1,200", 1200],
  ["12.0", 12],
  ["1.5", null],
  ["12,00", null],
  ["-3", null],
])("%j of a file is %j pieces", (text, pieces) => {
  expect(readPieces(text)).toBe(pieces);
});
