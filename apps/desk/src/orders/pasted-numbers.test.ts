import { expect, test } from "vitest";
import { pastedNumbers } from "./pasted-numbers.ts";

const orders = [
  { id: 1, number: "2026-1" },
  { id: 2, number: "2026-2" },
  { id: 3, number: "2026-3" },
];
const pasted = (text: string, from = 1) => {
  const numbers = pastedNumbers(text, orders, from);
  return numbers && [...numbers];
};

test("a list of numbers goes down the rows from the one that it is pasted into", () => {
  expect(pasted("SF1\nSF2\r\n\n SF3 \nSF4")).toEqual([
    [1, "SF1"],
    [2, "SF2"],
    [3, "SF3"],
  ]);
  expect(pasted("SF1\nSF2", 3)).toEqual([[3, "SF1"]]);
});

test("lines that name their orders, as a table has them, go to these, in whatever order", () => {
  expect(pasted("2026-3\tSF3\n2026-1\tSF1")).toEqual([
    [3, "SF3"],
    [1, "SF1"],
  ]);
  expect(pasted("SF2,2026-2")).toEqual([[2, "SF2"]]);
});

test("one number alone is no list", () => {
  expect(pasted("SF1")).toBeNull();
  expect(pasted(" SF1\n")).toBeNull();
});
