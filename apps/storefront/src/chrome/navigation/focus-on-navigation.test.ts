import { expect, test } from "vitest";
import { navigationKind, listPart } from "./focus-on-navigation.tsx";

const at = (pathname: string, search: Record<string, unknown> = {}) => ({ pathname, search });

test("the first page of a document is no navigation", () => {
  expect(navigationKind(undefined, at("/"))).toBe("same");
  expect(navigationKind(at("/"), at("/"))).toBe("same");
});

test("another path, another thing of one path and another search are pages", () => {
  expect(navigationKind(at("/"), at("/goods_details/12"))).toBe("page");
  expect(navigationKind(at("/goods_details/11", { page: 2 }), at("/goods_details/12"))).toBe("page");
  expect(navigationKind(at("/category", { id: 1 }), at("/category", { id: 2 }))).toBe("page");
  expect(navigationKind(at("/category", { id: 1, page: 3 }), at("/category", { id: 2 }))).toBe("page");
  expect(navigationKind(at("/goods_list", { name: "cup" }), at("/goods_list", { name: "pot" }))).toBe("page");
  expect(navigationKind(at("/server_explan", { type: 1 }), at("/server_explan", { type: 2 }))).toBe("page");
});

test("a list that is turned shows another part, whichever key says so", () => {
  expect(navigationKind(at("/goods_list", { name: "cup" }), at("/goods_list", { name: "cup", page: 2 }))).toBe(
    "list-part",
  );
  expect(navigationKind(at("/x", { page: 2 }), at("/x", { page: undefined }))).toBe("list-part");
  expect(navigationKind(at("/x", { tab: "reviews" }), at("/x", { tab: "reviews", reviewPage: 2 }))).toBe("list-part");
});

test("an order, a size, a filter, a tab and a variant are the same page", () => {
  expect(navigationKind(at("/goods_list", { page: 3 }), at("/goods_list", { sort: "price" }))).toBe("same");
  expect(navigationKind(at("/goods_list", { page: 3 }), at("/goods_list", { page: 2, size: 48 }))).toBe("same");
  expect(navigationKind(at("/user/order"), at("/user/order", { type: "pay" }))).toBe("same");
  expect(navigationKind(at("/x"), at("/x", { tab: "reviews" }))).toBe("same");
  expect(navigationKind(at("/x", { sku: 1 }), at("/x", { sku: 2 }))).toBe("same");
});

test("an address without a part shows the first one", () => {
  expect(listPart({ search: {} })).toBe(1);
  expect(listPart({ search: { page: 4 } })).toBe(4);
  expect(listPart({ search: { tab: "reviews", reviewPage: 2 } })).toBe(2);
});
