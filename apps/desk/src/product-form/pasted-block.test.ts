import fc from "fast-check";
import { expect, test } from "vitest";
import { isBlock, readPastedBlock } from "./pasted-block.ts";

test.each([
  [
    "12\t13\r\n14\t15\r\n",
    [
      ["12", "13"],
      ["14", "15"],
    ],
  ],
  ["12\n13", [["12"], ["13"]]],
  ['"two\nlines"\t5', [["two\nlines", "5"]]],
  ['"say ""yes"""\t1', [['say "yes"', "1"]]],
  ['27" screen\t5', [['27" screen', "5"]]],
  ['"open', [['"open']]],
  ["a\t\tb", [["a", "", "b"]]],
  ["", []],
])("the cells of %j are read as a spreadsheet has written them", (text, rows) => {
  expect(readPastedBlock(text)).toEqual(rows);
});

test("one cell is no block, whether or not a line ends behind it", () => {
  expect(isBlock(readPastedBlock("79.50"))).toBe(false);
  expect(isBlock(readPastedBlock("79.50\n"))).toBe(false);
  expect(isBlock(readPastedBlock("79.50\t"))).toBe(true);
  expect(isBlock(readPastedBlock("1\n2"))).toBe(true);
});

test("whatever cells a spreadsheet writes are the cells that are read", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "1", '"', "\n", "\t", " ", "色"), minLength: 1, maxLength: 6 });
  const block = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));
  const written = (text: string): string => (/["\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  fc.assert(
    fc.property(block, (rows) => {
      const text = rows.map((row) => row.map(written).join("\t")).join("\r\n");
      expect(readPastedBlock(text)).toEqual(rows);
    }),
  );
});
