import { expect, test } from "vitest";
import { backPath, listSearch } from "./searches.ts";

const read = listSearch(["toSend", "sent"]);

test("an address of a list names only what is not the default", () => {
  expect(read({ list: "sent", words: " lamp ", page: "3" })).toEqual({ list: "sent", words: "lamp", page: 3 });
  expect(read({ list: "toSend", words: "", page: 1 })).toEqual({});
  expect(read({ before: "124" })).toEqual({ before: 124 });
});

test("an address of a list with a wrong value means the default", () => {
  expect(read({ list: "constructor", words: 7, page: "-1", before: "x" })).toEqual({});
  expect(read({ words: "x".repeat(90) }).words).toHaveLength(50);
});

test.each(["/orders?list=sent", "/after-sales/12"])("after the login %j is gone back to", (path) => {
  expect(backPath(path)).toBe(path);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "orders",
  "/login",
  "/login?back=/",
  7,
  undefined,
])("after the login %j is not gone to", (path) => {
  expect(backPath(path)).toBe("/");
});
