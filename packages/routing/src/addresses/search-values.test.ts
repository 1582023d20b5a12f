import { expect, test } from "vitest";
import { pageNumber, positiveInteger } from "./search-values.ts";

test.each([
  ["12", 12],
  [12, 12],
  ["2147483647", 2_147_483_647],
])("the text %j is a whole number from 1", (value, number) => {
  expect(positiveInteger(value)).toBe(number);
});

test.each([" 12", "0", "-2", "1.5", "2e3", "0x10", "2147483648", "", 0, 1.5, Number.NaN, null, ["1"]])(
  "%j counts as not given",
  (value) => {
    expect(positiveInteger(value)).toBeUndefined();
  },
);

test.each([
  ["2", 2],
  [100_000, 100_000],
  ["1", undefined],
  ["100001", undefined],
  ["0", undefined],
  ["x", undefined],
  [undefined, undefined],
])("a page %j of a list is %j", (value, page) => {
  expect(pageNumber(value)).toBe(page);
});
