import { expect, test } from "vitest";
import { onPage, shownPage } from "./overview/after-sales-lists.ts";
import { afterSalesSearch, reviewsSearch } from "./searches.ts";

test("an address names the list, and the page of each", () => {
  const search = afterSalesSearch({ type: "apply", normal: "3", apply: "2", finish: "1" });
  expect(search).toEqual({ type: "apply", normal: 3, apply: 2, finish: undefined });
  expect(shownPage(search)).toBe(2);
  expect(onPage(search, 4)).toMatchObject({ type: "apply", normal: 3, apply: 4 });
  expect(onPage(search, 1)).toMatchObject({ normal: 3, apply: undefined });
});

test("what makes no sense counts as not given", () => {
  const search = afterSalesSearch({ type: "zzz", normal: "-1", apply: "x", finish: "999999" });
  expect(search).toEqual({ type: undefined, normal: undefined, apply: undefined, finish: undefined });
  expect(shownPage(search)).toBe(1);
});

test.each([
  [{}, undefined, undefined, undefined],
  [{ type: 1 }, undefined, undefined, undefined],
  [{ type: "2", pending: 3, written: "4" }, 2, 3, 4],
  [{ type: 2, pending: 1, written: 1e9 }, 2, undefined, undefined],
  [{ type: "x", pending: -1, written: {} }, undefined, undefined, undefined],
])("an address with %j shows a list of reviews and its page", (search, type, pending, written) => {
  expect(reviewsSearch(search)).toEqual({ type, pending, written });
});
