import { expect, test } from "vitest";
import { readCell, writtenCell } from "./read-cell.ts";

test.each([
  ["price", "79.50", 7950],
  ["price", "79,90", 7990],
  ["price", "12,5", 1250],
  ["price", " ¥1,299.00 ", 129_900],
  ["price", "1.299,00", 129_900],
  ["price", "0.01", 1],
  ["marketPrice", "", 0],
  ["marketPrice", "0", 0],
  ["stock", "1,200", 1200],
  ["stock", "0", 0],
] as const)("a %s of %j is read as %d", (field, written, value) => {
  expect(readCell(field, written)).toEqual({ value });
});

test.each([
  ["price", "", "amount"],
  ["price", "0", "zero"],
  ["price", "0.00", "zero"],
  ["price", "1.2345", "amount"],
  ["price", "-1", "amount"],
  ["price", "1e3", "amount"],
  ["price", "12345678", "amount"],
  ["stock", "", "pieces"],
  ["stock", "1.5", "pieces"],
  ["stock", "1,5", "pieces"],
  ["stock", "-3", "pieces"],
  ["stock", "99999999", "pieces"],
] as const)("a %s of %j cannot be meant, and it is said why", (field, written, problem) => {
  expect(readCell(field, written)).toEqual({ problem });
});

test.each(["1,299", "1.299", "¥1,299"])("a price of %j is asked about", (written) => {
  expect(readCell("price", written)).toEqual({ problem: "doubt", meant: 129_900 });
});

test("the text of a cell is read as the value that it was written from", () => {
  for (const value of [1, 10, 99, 100, 7950, 129_900])
    expect(readCell("price", writtenCell("price", value))).toEqual({ value });
  expect(readCell("marketPrice", writtenCell("marketPrice", 0))).toEqual({ value: 0 });
  expect(readCell("stock", writtenCell("stock", 0))).toEqual({ value: 0 });
});
