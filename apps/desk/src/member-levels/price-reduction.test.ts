import { expect, test } from "vitest";
import { reductionText, typedShare } from "./price-reduction.ts";

test.each([
  [10_000, "0"],
  [9000, "10"],
  [8850, "11.5"],
  [9999, "0.01"],
  [1, "99.99"],
])("a share of %i is a reduction by %s percent, and back", (share, text) => {
  expect(reductionText(share)).toBe(text);
  expect(typedShare(text)).toBe(share);
});

test.each(["", "100", "-1", "ten", "1.234", "1e1"])("%j is no reduction", (text) => {
  expect(typedShare(text)).toBeNull();
});

test("a comma is read as a point", () => {
  expect(typedShare(" 11,5 ")).toBe(8850);
});
