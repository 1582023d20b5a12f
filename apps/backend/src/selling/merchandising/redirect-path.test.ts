import { expect, test } from "vitest";
import { redirectTarget } from "./redirect-path.ts";

test.each([
  ["/", { kind: "page", id: null }],
  ["/seckill", { kind: "page", id: null }],
  ["/goods_details/12", { kind: "product", id: 12 }],
  ["/category?id=7", { kind: "category", id: 7 }],
  ["/shop_street_detail?id=3&view=all", { kind: "shop", id: 3 }],
  ["/special_area?id=2", { kind: "area", id: 2 }],
  ["/help_center/help_center_detail?id=5", { kind: "article", id: 5 }],
])("the path %s leads to %j", (path, target) => {
  expect(redirectTarget(path)).toEqual(target);
});

test.each([
  "",
  "seckill",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "/%2f%2fevil.example",
  "/../seckill",
  "/seckill#top",
  "/seckill?slot=1",
  "/goods_list?name=mug",
  "/goods_details/0",
  "/goods_details/12?sku=1",
  "/category",
  "/category?id=7&id=8",
  "/category?id=7&name=mug",
  "/category?id=-7",
  "/category?id=7x",
  "/shop_cart",
  "/user/order",
  "/account/login",
  "/payment?id=1&from=order",
  "javascript:alert(1)",
  `/category?id=${"1".repeat(300)}`,
  "/category?id=7\n",
])("the path %j leads nowhere that a search may", (path) => {
  expect(redirectTarget(path)).toBeNull();
});
