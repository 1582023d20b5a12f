import { expect, test } from "vitest";
import { assertDefined, singleRow } from "./rows.ts";

test("a value that is needed is itself, also where it is zero or empty", () => {
  expect([assertDefined(0, "sum"), assertDefined("", "name"), assertDefined(false, "flag")]).toEqual([0, "", false]);
});

test.each([null, undefined])("a needed value that is %s is missed by its name", (value) => {
  expect(() => assertDefined(value, "price of SKU 7")).toThrow("There is no price of SKU 7");
});

test("a query that always has a row is not taken for one that counted nothing", () => {
  expect(singleRow([{ total: 0 }])).toEqual({ total: 0 });
  expect(() => singleRow([])).toThrow("had none");
});
