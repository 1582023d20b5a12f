import { expect, test } from "vitest";
import { listKind } from "./list-kind.ts";
import { isHotListType } from "./list-type.ts";
import { ownSort } from "./own-sort.ts";

test.each([
  [undefined, "search"],
  ["", "search"],
  ["1", "hot"],
  ["2", "new"],
  ["3", null],
  ["01", null],
  ["hot", null],
])("the path's type %j is the list %j", (type, kind) => {
  expect(listKind(type)).toBe(kind);
});

test("the hot list's own address takes the type 1 or none", () => {
  expect([undefined, "", "1"].map(isHotListType)).toEqual([true, true, true]);
  expect(["2", "0", "01", "hot"].map(isHotListType)).toEqual([false, false, false, false]);
});

test("each list has an order of its own", () => {
  expect([ownSort("hot"), ownSort("new"), ownSort("search")]).toEqual(["sales", "newest", "relevance"]);
});
