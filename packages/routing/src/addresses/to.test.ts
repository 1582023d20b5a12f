import { expect, test } from "vitest";
import * as to from "./to.ts";

test("an address is called with what its screen has to know, and makes a link", () => {
  expect(to.product(12)).toMatchObject({ to: "/goods_details/{-$id}", params: { id: "12" }, search: {} });
  expect(to.product(12, { tab: "reviews" }).search).toEqual({ tab: "reviews" });
  expect(to.shop(3)).toMatchObject({ to: "/shop_street_detail", search: { id: 3 } });
  expect(to.shop(3, { category: 5, page: 2 }).search).toEqual({ id: 3, category: 5, page: 2 });
  expect(to.wallet()).toMatchObject({ to: "/user/user_wallet" });
});

test("the search is the list without a type, whatever list one comes from", () => {
  expect(to.list({ name: "tea" })).toMatchObject({
    to: "/goods_list/{-$type}",
    params: { type: undefined },
    search: { name: "tea" },
  });
});

test("no two addresses have one path", () => {
  const paths = Object.values(to).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
