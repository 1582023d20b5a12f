import fc from "fast-check";
import { expect, test } from "vitest";
import { protectedCell, unprotectedCell } from "./csv-cell.ts";

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "＝1+1", "＋1", "－1", "＠SUM(A1)", "\t=1", "\r=1", "\n=1", "'=1"])(
  "a text that begins like a formula, %j, is protected in a file",
  (text) => {
    expect(protectedCell(text)).toBe(`'${text}`);
  },
);

test("a text that is no formula is written as it is", () => {
  for (const text of ["", "Kettle", "'tis", "a=b", "1-2", "—"]) expect(protectedCell(text)).toBe(text);
});

test("whatever is protected is read as it was", () => {
  const unit = fc.constantFrom(...Array.from("'=+-@＝＋－＠a1\t\r\n"));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 6 }), (text) => {
      expect(unprotectedCell(protectedCell(text))).toBe(text);
    }),
  );
});
