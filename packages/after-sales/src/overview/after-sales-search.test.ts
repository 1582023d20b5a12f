import { expect, test } from "vitest";
import { afterSalesSearch } from "./after-sales-search.ts";
import { onPage, shownPage } from "./list-pages.ts";

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
