import { expect, test } from "vitest";
import { pageNumber } from "./page-number.ts";

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
