import { expect, test } from "vitest";
import { memberPrice } from "./unit-price.ts";

test("a member price is at least one fen, but what is free stays free", () => {
  expect(memberPrice(1, 1000)).toBe(1);
  expect(memberPrice(3, 1000)).toBe(1);
  expect(memberPrice(0, 1000)).toBe(0);
});
