import { expect, test } from "vitest";
import { nearestFirst } from "./nearest-first.ts";

test("the tests nearest to a change come first: those of the file, of its folder, of its package", () => {
  const tests = [
    "/packages/routing/src/routing.test.ts",
    "/packages/ui-kit/src/forms/field.test.tsx",
    "/packages/ui-kit/src/cards/list.test.ts",
    "/packages/ui-kit/src/cards/card.test.tsx",
  ];
  expect(nearestFirst(tests, ["/packages/ui-kit/src/cards/card.css.ts"])).toEqual(tests.toReversed());
});
