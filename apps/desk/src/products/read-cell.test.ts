import { expect, test } from "vitest";
import { readCell, writtenCell } from "./read-cell.ts";

test.each([
  ["price", "79.50", 7950],
  ["price", " ¥1,299 ", 129_900],
  ["price", "0.01", 1],
  ["marketPrice", "", 0],
  ["marketPrice", "0", 0],
  ["stock", "1,200", 1200],
  ["stock", "0", 0],
] as const)("a %s of %j is read as %d", (field, written, value) => {
  expect(readCell(field, written)).toBe(value);
});

test.each([
  ["price", ""],
  ["price", "0"],
  ["price", "0.00"],
  ["price", "1.234"],
  ["price", "-1"],
  ["price", "1e3"],
  ["price", "12345678"],
  ["stock", ""],
  ["stock", "1.5"],
  ["stock", "1,5"],
  ["price", "12,5"],
  ["stock", "-3"],
  ["stock", "99999999"],
] as const)("a %s of %j cannot be meant", (field, written) => {
  expect(readCell(field, written)).toBeNull();
});

test("what stands in a cell is read as the same again", () => {
  for (const value of [1, 10, 99, 100, 7950, 129_900])
    expect(readCell("price", writtenCell("price", value))).toBe(value);
  expect(readCell("marketPrice", writtenCell("marketPrice", 0))).toBe(0);
  expect(readCell("stock", writtenCell("stock", 0))).toBe(0);
});
