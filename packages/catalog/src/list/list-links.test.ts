import type { SearchListSearch } from "@plaza/routing";
import fc from "fast-check";
import { createElement } from "react";
import { expect, test } from "vitest";
import { type RenderListLink, listLinks, pageAfterResize } from "./list-links.tsx";
import { pageSizes } from "./list-search.ts";

const props = { children: null, className: "" };

/** The addresses that the links of a list lead to, and whether they scroll to the top. */
function of(search: SearchListSearch) {
  const asked: { readonly to: SearchListSearch; readonly top: boolean }[] = [];
  const render: RenderListLink<SearchListSearch> = (to, _props, top) => {
    asked.push({ to, top });
    return createElement("a");
  };
  const links = listLinks(search, "sales", render);
  return { links, last: () => asked.at(-1) };
}

test("a link to another order begins at its first page, and keeps text and size", () => {
  const { links, last } = of({ name: "pot", page: 3, size: 48 });
  links.sort("price-asc", props);
  expect(last()).toEqual({ to: { name: "pot", size: 48, sort: "price-asc" }, top: false });
  links.sort("sales", props);
  expect(last()?.to).toEqual({ name: "pot", size: 48 });
});

test("a link to another page scrolls to the top, and leaves the first page out of the address", () => {
  const { links, last } = of({ sort: "newest", page: 2 });
  links.page(3, props);
  expect(last()).toEqual({ to: { sort: "newest", page: 3 }, top: true });
  links.page(1, props);
  expect(last()?.to).toEqual({ sort: "newest" });
});

test("a link to another size keeps the first product in view, and leaves the default size out of the address", () => {
  const small = of({ page: 4 });
  small.links.size(48, props);
  expect(small.last()).toEqual({ to: { page: 2, size: 48 }, top: false });
  const large = of({ page: 2, size: 48 });
  large.links.size(24, props);
  expect(large.last()?.to).toEqual({ page: 3 });
});

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
