import fc from "fast-check";
import { expect, test } from "vitest";
import { isNarrowed, readReviewChoice, reviewOrders, toggleStars, writeReviewChoice } from "./review-choice.ts";

const choice = fc.record({
  stars: fc.subarray([5, 4, 3, 2, 1]),
  withText: fc.boolean(),
  ownLanguage: fc.boolean(),
  ownShop: fc.boolean(),
  order: fc.constantFrom(...reviewOrders),
});

test("a choice of reviews is read as it was written", () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      expect(readReviewChoice(writeReviewChoice(chosen))).toEqual(chosen);
    }),
  );
});

test("a choice of reviews is the newest of all where an address says nothing that is known", () => {
  const all = { stars: [], withText: false, ownLanguage: false, ownShop: false, order: "newest" };
  for (const text of [undefined, "", "_", "6_0_-1_1e0_constructor", "<b>", "x".repeat(10_000)])
    expect(readReviewChoice(text)).toEqual(all);
  expect(writeReviewChoice(readReviewChoice())).toBe("");
});

test("stars are chosen and taken off again, the most first", () => {
  const none = readReviewChoice("text_lowest");
  const both = toggleStars(toggleStars(none, 2), 5);
  expect(writeReviewChoice(both)).toBe("5_2_text_lowest");
  expect(toggleStars(toggleStars(both, 2), 5)).toEqual(none);
});

test("an order alone narrows nothing down", () => {
  expect(isNarrowed(readReviewChoice("helpful"))).toBe(false);
  for (const text of ["3", "text", "own", "shop"]) expect(isNarrowed(readReviewChoice(text))).toBe(true);
});
