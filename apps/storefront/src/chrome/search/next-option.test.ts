import { expect, test } from "vitest";
import { nextOption, noOption } from "./search-suggestions.tsx";

test("down goes through the options, and from the last one back to the text", () => {
  expect([noOption, 0, 1, 2].map((at) => nextOption("ArrowDown", at, 3))).toEqual([0, 1, 2, noOption]);
});

test("up goes the other way round", () => {
  expect([noOption, 2, 1, 0].map((at) => nextOption("ArrowUp", at, 3))).toEqual([2, 1, 0, noOption]);
});

test("other keys, and arrows where there is nothing, belong to the text", () => {
  expect(["ArrowLeft", "Home", "End", "a", "Enter"].map((key) => nextOption(key, 0, 3))).toEqual(
    Array.from({ length: 5 }, () => null),
  );
  expect(nextOption("ArrowDown", noOption, 0)).toBeNull();
});
