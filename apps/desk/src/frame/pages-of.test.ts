import { expect, test } from "vitest";
import { pageOfPath, pagesOf } from "./pages-of.ts";

test("everybody has conversations, an owner a page more than the staff, and an operator pages of the platform", () => {
  const [staff, owner, operator] = [pagesOf("staff"), pagesOf("owner"), pagesOf("operator")];
  expect(owner.filter((page) => !staff.includes(page))).toEqual(["/search-rules", "/team"]);
  expect(staff.slice(0, 2)).toEqual(["/", "/conversations"]);
  expect(operator).toEqual([
    "/applications",
    "/conversations",
    "/search-rules",
    "/reported-reviews",
    "/searches",
    "/accounts",
    "/settings",
  ]);
  expect(pagesOf("agent")).toEqual(["/conversations"]);
});

test.each([
  ["/", "/"],
  ["/orders", "/orders"],
  ["/orders/7", "/orders"],
  ["/products/import", "/products"],
  ["/ordersx", null],
  ["/account", null],
  ["/accounts", "/accounts"],
  ["/login", null],
])("the address %j belongs to the page %j", (path, page) => {
  expect(pageOfPath(path)).toBe(page);
});
