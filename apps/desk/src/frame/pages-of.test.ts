import { expect, test } from "vitest";
import { pageOfPath, pagesOf } from "./pages-of.ts";

test("an owner has a page more than the staff, an operator pages of the platform, and an agent none of these", () => {
  const [staff, owner, operator] = [pagesOf("staff"), pagesOf("owner"), pagesOf("operator")];
  expect(owner.filter((page) => !staff.includes(page))).toEqual(["/team"]);
  expect(staff[0]).toBe("/");
  expect(operator).toEqual(["/applications", "/reported-reviews", "/settings"]);
  expect(pagesOf("agent")).toEqual([]);
});

test.each([
  ["/", "/"],
  ["/orders", "/orders"],
  ["/orders/7", "/orders"],
  ["/ordersx", null],
  ["/login", null],
])("the address %j belongs to the page %j", (path, page) => {
  expect(pageOfPath(path)).toBe(page);
});
