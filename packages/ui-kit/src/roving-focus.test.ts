import { expect, test } from "vitest";
import { rovingTarget } from "./tabs.tsx";

test.each([
  ["ArrowRight", 0, 3, 1],
  ["ArrowRight", 2, 3, 0],
  ["ArrowLeft", 0, 3, 2],
  ["ArrowUp", 0, 4, 3],
  ["ArrowDown", -1, 4, 0],
  ["Home", 2, 3, 0],
  ["End", 0, 3, 2],
  ["a", 0, 3, null],
])("the key %s moves the focus from %i of %i to %j", (key, index, count, target) => {
  expect(rovingTarget(key, index, count)).toBe(target);
});
