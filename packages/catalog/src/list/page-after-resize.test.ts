import fc from "fast-check";
import { expect, test } from "vitest";
import { pageSizes } from "./page-size.ts";
import { pageAfterResize } from "./list-links.ts";

test.each([
  [1, 24, 48, 1],
  [2, 24, 48, 1],
  [3, 24, 48, 2],
  [2, 48, 24, 3],
  [2, 24, 24, 2],
])("page %i of %i products a page becomes, with %i a page, page %i", (page, size, next, expected) => {
  expect(pageAfterResize(page, size, next)).toBe(expected);
});

test("the first product stays on the page after a change of size", () => {
  const size = fc.constantFrom(...pageSizes);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), size, size, (page, from, to) => {
      const first = (page - 1) * from;
      const start = (pageAfterResize(page, from, to) - 1) * to;
      expect(first).toBeGreaterThanOrEqual(start);
      expect(first).toBeLessThan(start + to);
    }),
  );
});
