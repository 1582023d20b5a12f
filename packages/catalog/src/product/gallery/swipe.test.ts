import fc from "fast-check";
import { expect, test } from "vitest";
import { neighbour, swipeStep } from "./swipe.ts";

const slow = { down: 0, width: 400, milliseconds: 1000 };

test.each([
  ["far to the left", { ...slow, across: -120 }, 1],
  ["far to the right", { ...slow, across: 120 }, -1],
  ["that is too short", { ...slow, across: -80 }, 0],
  ["that is short, but quick", { ...slow, across: -60, milliseconds: 90 }, 1],
  ["of a trembling finger", { ...slow, across: -6, milliseconds: 5 }, 0],
  ["that is rather a scroll", { ...slow, across: -150, down: 200 }, 0],
])("a swipe %s moves by the right step", (_name, swipe, step) => {
  expect(swipeStep(swipe)).toBe(step);
});

test("the neighbours go round in both directions", () => {
  expect(neighbour(["a", "b", "c"], "c", 1)).toBe("a");
  expect(neighbour(["a", "b", "c"], "a", -1)).toBe("c");
  expect(neighbour([], null, 1)).toBeNull();
  expect(neighbour([], null, -1)).toBeNull();
});

test("a variant's own image stands before the first and after the last", () => {
  expect(neighbour(["a", "b", "c"], "variant", 1)).toBe("a");
  expect(neighbour(["a", "b", "c"], "variant", -1)).toBe("c");
});

test("as many steps as there are images lead back to the first", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.constantFrom(1 as const, -1 as const), (all, step) => {
      let current = all[0] ?? null;
      for (const _each of all) current = neighbour(all, current, step);
      expect(current).toBe(all[0]);
    }),
  );
});
