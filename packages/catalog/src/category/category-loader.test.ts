import { categoryTreeQuery } from "@plaza/api-client";
import type { CategorySearch } from "@plaza/routing";
import { envelopeApi, success } from "@plaza/testing/envelope-api";
import { loaderContext } from "@plaza/testing/loader-context";
import { expect, test } from "vitest";
import { wireCategories, wirePage } from "../testing/wire.ts";
import { loadCategory } from "./category-loader.ts";

function platform(tree: readonly unknown[] = wireCategories) {
  const { api, called } = envelopeApi({ "pc/category": success(tree), "goods/getGoodsList": success(wirePage) });
  const context = loaderContext(api);
  return { called, context, load: (deps: CategorySearch) => loadCategory({ context, deps }) };
}

test("without an id the first category is shown", async () => {
  expect(await platform().load({})).toMatchObject({ id: 1, summary: { title: "Home" } });
});

test("a category of any level is shown by its id", async () => {
  expect(await platform().load({ id: 21 })).toMatchObject({ id: 21, summary: { title: "Tea" } });
});

test("an unknown id is not found, nor is anything where there are no categories", async () => {
  await expect(platform().load({ id: 77 })).rejects.toMatchObject({ isNotFound: true });
  await expect(platform([]).load({})).rejects.toMatchObject({ isNotFound: true });
});

test("the category's products are asked for once, 24 a page, in the order of the URL", async () => {
  const { called, load } = platform();
  await load({ id: 21, sort: "price-asc", page: 2 });
  expect(called.toSorted()).toEqual([
    "goods/getGoodsList?platform_cate_id=21&sort_by_price=asc&page_no=2&page_size=24",
    "index/config",
    "pc/category",
  ]);
});

test("a category that leads elsewhere is followed there", async () => {
  const led = { ...wirePage, search_meaning: { redirect: "/special_area?id=2" } };
  const { api } = envelopeApi({ "pc/category": success(wireCategories), "goods/getGoodsList": success(led) });
  await expect(loadCategory({ context: loaderContext(api), deps: { id: 21 } })).rejects.toMatchObject({
    options: { to: "/special_area", search: { id: "2" } },
  });
});

test("a category tree that is cached is not asked for again", async () => {
  const { called, context, load } = platform();
  await context.queryClient.fetchQuery(categoryTreeQuery(context.api));
  await load({ id: 2 });
  expect(called.filter((call) => call === "pc/category")).toHaveLength(1);
});

test("a category that was merged leads to the one that it is part of now, with filters and order, for good", async () => {
  const { api } = envelopeApi({
    "index/config": success({ name: "Plaza", extensions: ["facets", "moved_addresses"] }),
    "pc/category": success(wireCategories),
    "goods/getGoodsList": success(wirePage),
    "address/moved": (sent) => success({ id: (sent as { readonly id: string }).id === "77" ? 21 : 0 }),
  });
  const load = (deps: CategorySearch) => loadCategory({ context: loaderContext(api), deps });
  await expect(load({ id: 77, brand: "4", sort: "price-asc" })).rejects.toMatchObject({
    options: { to: "/category", search: { id: 21, brand: "4", sort: "price-asc" }, statusCode: 301, replace: true },
  });
  await expect(load({ id: 78 })).rejects.toMatchObject({ isNotFound: true });
});
