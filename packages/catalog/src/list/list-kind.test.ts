import { expect, test } from "vitest";
import { listKind, ownSort } from "./list-kind.ts";

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

test("each list has an order of its own", () => {
  expect([ownSort("hot"), ownSort("new"), ownSort("search")]).toEqual(["sales", "newest", "relevance"]);
});
