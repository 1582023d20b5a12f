import { expect, test } from "vitest";
import { isSamePage } from "./page-skeletons.ts";

interface Search {
  readonly [key: string]: string | number;
}

function staysOnPage(from: Search, to: Search, pathChanged = false): boolean {
  return isSamePage({ pathChanged, fromLocation: { search: from }, toLocation: { search: to } });
}

test("a list with other filters, in another order or on another page is the same page", () => {
  expect(staysOnPage({ name: "lamp", brand: "3" }, { name: "lamp", sort: "newest", page: 2 })).toBe(true);
  expect(staysOnPage({}, { brand: "3" })).toBe(true);
});

test("another text, another id and another path are other pages", () => {
  expect(staysOnPage({ name: "lamp" }, { name: "desk" })).toBe(false);
  expect(staysOnPage({ id: 3 }, { id: 4 })).toBe(false);
  expect(staysOnPage({ id: 3 }, { id: 3 }, true)).toBe(false);
});
