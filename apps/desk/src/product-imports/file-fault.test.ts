import { expect, test } from "vitest";
import { fileFault } from "./file-chooser.tsx";

const megabyte = 1024 * 1024;

test.each([
  ["products.csv", 1, null],
  ["PRODUCTS.JSONL", 64 * megabyte, null],
  ["products.xlsx", 1, "ending"],
  ["csv", 1, "ending"],
  ["products.csv.zip", 0, "ending"],
  ["products.csv", 0, "empty"],
  ["products.csv", 64 * megabyte + 1, "size"],
] as const)("the file %s of %d bytes has the fault %j", (name, size, fault) => {
  expect(fileFault({ name, size })).toBe(fault);
});
