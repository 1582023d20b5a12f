import fc from "fast-check";
import { expect, test } from "vitest";
import { globalBarcode } from "./article-codes.ts";

/** The digit that makes a number a GTIN, by the rule as GS1 writes it: from the right, three, one, three … */
function checked(digits: string): string {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const maker = fc
  .tuple(fc.constantFrom(7, 11, 12, 13), fc.integer({ min: 600, max: 799 }), fc.stringMatching(/^\d{10}$/))
  .map(([length, prefix, rest]) => checked(`${prefix}${rest}`.slice(0, length)));

test("a barcode is one text, however many digits it is written with", () => {
  fc.assert(
    fc.property(maker, (code) => {
      const stored = code.padStart(14, "0");
      expect(globalBarcode(code)).toBe(stored);
      expect(globalBarcode(` ${code.slice(0, 3)} ${code.slice(3, 5)}-${code.slice(5)}`)).toBe(stored);
      if (code.length === 12) expect(globalBarcode(`0${code}`)).toBe(stored);
      expect(globalBarcode(stored)).toBe(stored);
    }),
  );
});

test("a barcode with a wrong digit, or with more or fewer of them, is none", () => {
  fc.assert(
    fc.property(maker, fc.nat(), fc.integer({ min: 1, max: 9 }), (code, at, more) => {
      const index = at % code.length;
      const wrong = (Number(code[index]) + more) % 10;
      expect(globalBarcode(code.slice(0, index) + String(wrong) + code.slice(index + 1))).toBeNull();
    }),
  );
  for (const code of [
    "",
    "0",
    "00000000",
    "00000000000000",
    "12345670a",
    "1234567",
    "123456789",
    "69012345678901234",
  ]) {
    expect(globalBarcode(code), code).toBeNull();
  }
});

test("what a shop prints for itself is the name of nothing elsewhere", () => {
  for (const digits of ["200000000001", "029999999999", "040000000123", "0000123", "2000123"]) {
    expect(globalBarcode(checked(digits)), digits).toBeNull();
  }
  expect(globalBarcode(checked("690123456789"))).toBe(`0${checked("690123456789")}`);
});
