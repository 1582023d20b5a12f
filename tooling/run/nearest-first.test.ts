import { expect, test } from "vitest";
import { byNearness, nearestFirst } from "./nearest-first.ts";

test("the tests nearest to a change come first: those of the file, of its folder, of its package", () => {
  const tests = [
    "/packages/routing/src/routing.test.ts",
    "/packages/ui-kit/src/forms/field.test.tsx",
    "/packages/ui-kit/src/cards/list.test.ts",
    "/packages/ui-kit/src/cards/card.test.tsx",
  ];
  expect(nearestFirst(tests, ["/packages/ui-kit/src/cards/card.css.ts"])).toEqual(tests.toReversed());
});

test("tests as near as each other are one group, and no group is empty", () => {
  const tests = ["/src/b/two.test.ts", "/src/a/one.test.ts", "/src/a/other.test.ts", "/src/c/three.test.ts"];
  expect(byNearness(tests, ["/src/a/one.ts"])).toEqual([
    ["/src/a/one.test.ts"],
    ["/src/a/other.test.ts"],
    ["/src/b/two.test.ts", "/src/c/three.test.ts"],
  ]);
});
