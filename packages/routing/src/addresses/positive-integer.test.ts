import { expect, test } from "vitest";
import { positiveInteger } from "./positive-integer.ts";

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
