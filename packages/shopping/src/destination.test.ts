import { expect, test } from "vitest";
import { destinationProblem, maskedDestination, plainDestination } from "./destination.ts";

test.each([
  [" 138 0013-8000 ", "13800138000"],
  ["Mo.Li@Customer.example ", "mo.li@customer.example"],
  ["ｍｏ＠customer.example", "mo@customer.example"],
  ["mo", "mo"],
  ["", ""],
])("what is written as %j is sent as %j", (written, plain) => {
  expect(plainDestination(written)).toBe(plain);
});

test.each([
  ["13800138000", "mobile", null],
  ["13800138000", "either", null],
  ["13800138000", "email", "malformed"],
  ["mo@customer.example", "mobile", "malformed"],
  ["mo@customer.example", "either", null],
  ["mo@customer.example", "email", null],
  ["mo@例え.テスト", "email", null],
  ["mo@customer", "email", "malformed"],
  ["mo@customer.example,eve@elsewhere.example", "email", "malformed"],
  ["mo", "either", "malformed"],
  [" ", "either", "missing"],
] as const)("%j in a form that takes %s is %j", (written, kind, problem) => {
  expect(destinationProblem(written, kind)).toBe(problem);
});

test("a number or an address is shown to its owner with the middle hidden", () => {
  expect(maskedDestination("13800138000")).toBe("138 **** 8000");
  expect(maskedDestination("mo.li@customer.example")).toBe("m***@customer.example");
});
