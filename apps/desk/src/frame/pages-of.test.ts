import { expect, test } from "vitest";
import { pageOfPath, pagesOf, sectionsOf } from "./pages-of.ts";

test("everybody has conversations, an owner more pages than the staff, and an operator pages of the platform", () => {
  const [staff, owner, operator] = [pagesOf("staff"), pagesOf("owner"), pagesOf("operator")];
  expect(owner.filter((page) => !staff.includes(page))).toEqual([
    "/search-rules",
    "/shop-page",
    "/shop-contact",
    "/shop-terms",
    "/documents",
    "/team",
    "/audit",
  ]);
  expect(staff.slice(0, 2)).toEqual(["/", "/conversations"]);
  expect(operator).toEqual([
    "/",
    "/applications",
    "/shops",
    "/member-levels",
    "/notices",
    "/conversations",
    "/transfers",
    "/categories",
    "/all-products",
    "/brands",
    "/attributes",
    "/trades",
    "/search-rules",
    "/searches",
    "/home",
    "/articles",
    "/special-areas",
    "/flash-sale",
    "/policies",
    "/reported-reviews",
    "/settings",
    "/messages",
    "/accounts",
    "/audit",
  ]);
  expect(pagesOf("agent")).toEqual(["/conversations"]);
});

test("no role has more sections than a rail holds, and none of them is empty", () => {
  for (const role of ["agent", "staff", "owner", "operator"] as const) {
    const sections = sectionsOf(role);
    expect(sections.length).toBeLessThanOrEqual(9);
    expect(new Set(sections.flatMap(({ pages }) => pages)).size).toBe(pagesOf(role).length);
  }
});

test.each([
  ["/", "/"],
  ["/orders", "/orders"],
  ["/orders/7", "/orders"],
  ["/products/import", "/products"],
  ["/stock/9", "/stock"],
  ["/products/new", "/products"],
  ["/products/5", "/products"],
  ["/ordersx", null],
  ["/messages/code", "/messages"],
  ["/shops/7", "/shops"],
  ["/shop-page", "/shop-page"],
  ["/invitation", null],
  ["/account", null],
  ["/accounts", "/accounts"],
  ["/login", null],
])("the address %j belongs to the page %j", (path, page) => {
  expect(pageOfPath(path)).toBe(page);
});
