import { ApiError, productDetailQuery } from "@plaza/api-client";
import { type Envelope, envelopeApi, rejection, success } from "@plaza/testing/envelope-api";
import { loaderContext } from "@plaza/testing/loader-context";
import { wireProduct } from "@plaza/api-client/testing";
import { expect, test } from "vitest";
import { loadProduct } from "./product-loader.ts";

function load(id: string | undefined, answer?: Envelope) {
  const { api, called } = envelopeApi(answer === undefined ? {} : { "goods/getGoodsDetail": answer });
  return { called, loading: loadProduct({ context: loaderContext(api), params: { id } }) };
}

test("a product is loaded with one call for each of product, review counts and coupons", async () => {
  const { called, loading } = load("31", success(wireProduct()));
  expect(await loading).toMatchObject({ id: 31, summary: { title: "Glazed Stoneware Teapot" } });
  // On most platforms each call counts as a view.
  expect(called).toEqual([
    "index/config",
    "goods/getGoodsDetail?goods_id=31&view=0",
    "goods_comment/category?goods_id=31&article=1",
    "coupon/getCouponList?goods_id=31&page_size=100",
  ]);
});

test.each([
  [["views"], 10_000],
  [[], undefined],
] as const)("visitors of a platform that announces %j share a product for %s ms", async (extensions, sharedMs) => {
  const { api } = envelopeApi({
    "goods/getGoodsDetail": success(wireProduct()),
    "index/config": success({ name: "Plaza", extensions }),
  });
  const context = loaderContext(api);
  await loadProduct({ context, params: { id: "31" } });
  const { queryKey } = productDetailQuery(api, 31);
  expect(context.queryClient.getQueryCache().find({ queryKey })?.meta?.["sharedMs"]).toBe(sharedMs);
});

test("a product's structured data holds its rating and review count", async () => {
  const tabs = [0, 1, 2, 3, 4].map((id) => ({ id, name: "", count: id === 0 ? 7 : 1 }));
  const { api } = envelopeApi({
    "goods/getGoodsDetail": success(wireProduct({ comment: { percent: "100%", goods_comment: 4.5 } })),
    "goods_comment/category": success({ percent: "85.71%", comment: tabs }),
  });
  const { summary } = await loadProduct({ context: loaderContext(api), params: { id: "31" } });
  expect(summary.structuredData?.[0]).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 7 } });
});

test("a product that is gone is not found", async () => {
  await expect(load("31", rejection("商品已下架")).loading).rejects.toMatchObject({ isNotFound: true });
});

test("what a product was that is gone is asked for, with others like it, where the platform knows", async () => {
  const { api, called } = envelopeApi({
    "index/config": success({ extensions: ["gone_products"] }),
    "goods/getGoodsDetail": rejection("商品已下架"),
    "goods/gone": success({ id: 31, name: "Teapot", shop: [], category_path: [{ id: 201, name: "Tea" }] }),
    "goods/getGoodsList": success({ lists: [], count: 0, page_no: 1, page_size: 6, more: 0 }),
  });
  await expect(loadProduct({ context: loaderContext(api), params: { id: "31" } })).rejects.toMatchObject({
    isNotFound: true,
  });
  expect(called).toEqual(
    expect.arrayContaining([
      "goods/gone?goods_id=31",
      "goods/getGoodsList?platform_cate_id=201&in_stock=1&page_no=1&page_size=6",
    ]),
  );
});

test("any other failure of the product's call is thrown as it is", async () => {
  await expect(load("31", rejection("系统繁忙")).loading).rejects.toBeInstanceOf(ApiError);
  await expect(load("31").loading).rejects.toMatchObject({ name: "ApiError", kind: "transport", statusCode: 500 });
});

test.each([undefined, "", "0", "-1", "1.5", "teapot"])("the id %j is not found, without a call", async (id) => {
  const { called, loading } = load(id);
  await expect(loading).rejects.toMatchObject({ isNotFound: true });
  expect(called).toEqual([]);
});
