import { shopQuery } from "@plaza/api-client";
import { wireShop } from "@plaza/api-client/testing";
import type { ShopSearch } from "@plaza/routing";
import { type Answers, envelopeApi, rejection, success } from "@plaza/testing/envelope-api";
import { loaderContext } from "@plaza/testing/loader-context";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { wirePage } from "../testing/wire.ts";
import { loadShop } from "./shop-loader.ts";
import { shopProductsQuery } from "./shop-queries.ts";

function platform(answers: Answers = {}) {
  const { api, called } = envelopeApi({
    "shop/getShopInfo": success(wireShop()),
    "pc/goodsList": success(wirePage),
    "shop_goods_category/getShopGoodsCategory": success([]),
    "coupon/getCouponList": success({ lists: [], count: 0 }),
    ...answers,
  });
  const context = loaderContext(api);
  return { api, called, context, load: (deps: ShopSearch) => loadShop({ context, deps }) };
}

test("the home of a shop is loaded with one call for each of its parts", async () => {
  const { called, load } = platform();
  expect(await load({ id: 7 })).toMatchObject({
    id: 7,
    isShared: false,
    summary: { title: "Hearth & Linden", description: "Hearth & Linden · Slow objects" },
  });
  expect(called.toSorted()).toEqual([
    "coupon/getCouponList?shop_id=7&page_size=100",
    "index/config",
    "pc/goodsList?shop_id=7&page_no=1&page_size=24",
    "pc/goodsList?shop_id=7&sort_type=create_time&sort=desc&page_no=1&page_size=5",
    "shop/getShopInfo?shop_id=7",
    "shop_goods_category/getShopGoodsCategory?shop_id=7",
  ]);
});

test("chosen products of a shop need no coupons and nothing new", async () => {
  const { called, load } = platform();
  await load({ id: 7, category: 3, name: "pot", sort: "price-asc", page: 2 });
  expect(called.toSorted()).toEqual([
    "index/config",
    "pc/goodsList?name=pot&shop_id=7&category_id=3&sort_type=price&sort=asc&page_no=2&page_size=24",
    "shop/getShopInfo?shop_id=7",
    "shop_goods_category/getShopGoodsCategory?shop_id=7",
  ]);
});

test("a shop's page is shared between visitors where looks are counted by a call of their own", async () => {
  const { load } = platform({ "index/config": success({ name: "Plaza", extensions: ["views"] }) });
  expect((await load({ id: 7 })).isShared).toBe(true);
});

test("other products of the shop on the screen are asked for, and not waited for", async () => {
  const { api, called, context, load } = platform();
  const { queryClient } = context;
  await load({ id: 7 });
  const leave = new QueryObserver(queryClient, shopQuery(api, 7)).subscribe(() => null);
  await load({ id: 7, category: 3 });
  const next = shopProductsQuery(api, 7, { category: 3 });
  expect(queryClient.getQueryState(next.queryKey)).toMatchObject({ status: "pending", fetchStatus: "fetching" });
  await queryClient.ensureQueryData(next);
  leave();
  expect(called.filter((call) => call.startsWith("shop/getShopInfo"))).toHaveLength(1);
});

test("a shop without categories, coupons and new products is complete", async () => {
  const { load } = platform({
    "shop_goods_category/getShopGoodsCategory": rejection(""),
    "coupon/getCouponList": rejection(""),
    "pc/goodsList": (sent) => ((sent as { page_size: string }).page_size === "5" ? rejection("") : success(wirePage)),
  });
  expect(await load({ id: 7 })).toMatchObject({ id: 7 });
});

test("an unknown shop is not found, and neither is one without an id, which costs no call", async () => {
  const { called, load } = platform({ "shop/getShopInfo": success([]) });
  await expect(load({ id: 999 })).rejects.toMatchObject({ isNotFound: true });
  const before = called.length;
  await expect(load({})).rejects.toMatchObject({ isNotFound: true });
  expect(called).toHaveLength(before);
});

test("any other failure of a shop is thrown as it is", async () => {
  const { load } = platform({ "shop/getShopInfo": rejection("系统繁忙") });
  await expect(load({ id: 7 })).rejects.toMatchObject({ name: "ApiError", statusCode: 500 });
});

test.each([
  [["coupon_centre"], "&coupon_id=12"],
  [[], ""],
])(
  "the products that a coupon is for are asked for only of a platform that tells them: %j",
  async (extensions, asked) => {
    const { called, load } = platform({ "index/config": success({ name: "Plaza", extensions }) });
    await load({ id: 7, coupon: 12 });
    expect(called.filter((call) => call.startsWith("pc/goodsList"))).toEqual([
      `pc/goodsList?shop_id=7${asked}&page_no=1&page_size=24`,
    ]);
    expect(called.filter((call) => call.startsWith("coupon/"))).toEqual([]);
  },
);

test("a search inside a shop that leads elsewhere is followed there, also from the shop's own page", async () => {
  const led = { ...wirePage, search_meaning: { redirect: "/goods_details/12" } };
  const { api, context, load } = platform({
    "pc/goodsList": (sent) =>
      success((sent as Readonly<Record<string, unknown>>)["name"] === undefined ? wirePage : led),
  });
  await load({ id: 7 });
  const leave = new QueryObserver(context.queryClient, shopQuery(api, 7)).subscribe(() => null);
  await expect(load({ id: 7, name: "pot" })).rejects.toMatchObject({ options: { to: "/goods_details/12" } });
  leave();
});
