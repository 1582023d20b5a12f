import { envelopeApi, success } from "@plaza/testing/envelope-api";
import { loaderContext } from "@plaza/testing/loader-context";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { listFacetsQuery } from "../facets/facets-query.ts";
import { wireCategories, wirePage } from "../testing/wire.ts";
import { loadHotList, loadList } from "./list-loader.ts";
import { listQuery } from "./list-query.ts";

function platform() {
  const { api, called } = envelopeApi({ "pc/goodsList": success(wirePage), "ad_content/lists": success([]) });
  const context = loaderContext(api);
  return { api, context, lists: () => called.filter((call) => call.startsWith("pc/goodsList")) };
}

test("a new list is waited for", async () => {
  const { api, context, lists } = platform();
  await loadList({ context, params: {}, deps: { name: "teapot" } });
  expect(context.queryClient.getQueryData(listQuery(api, "search", { name: "teapot" }).queryKey)?.total).toBe(1);
  expect(lists()).toHaveLength(1);
});

test("another page of the list on the screen is asked for, and not waited for", async () => {
  const { api, context, lists } = platform();
  const { queryClient } = context;
  await loadList({ context, params: {}, deps: { name: "teapot" } });
  const leave = new QueryObserver(queryClient, listQuery(api, "search", { name: "teapot" })).subscribe(() => null);
  const next = listQuery(api, "search", { name: "teapot", page: 2 });
  await loadList({ context, params: {}, deps: { name: "teapot", page: 2 } });
  expect(queryClient.getQueryState(next.queryKey)).toMatchObject({ status: "pending", fetchStatus: "fetching" });
  await queryClient.ensureQueryData(next);
  leave();
  expect(lists()).toHaveLength(2);
});

test("another search text is a new list, and waited for", async () => {
  const { api, context } = platform();
  const { queryClient } = context;
  await loadList({ context, params: {}, deps: { name: "teapot" } });
  const leave = new QueryObserver(queryClient, listQuery(api, "search", { name: "teapot" })).subscribe(() => null);
  await loadList({ context, params: {}, deps: { name: "kettle" } });
  leave();
  expect(queryClient.getQueryData(listQuery(api, "search", { name: "kettle" }).queryKey)).toBeDefined();
});

test("another kind of list is a new list, and waited for", async () => {
  const { api, context } = platform();
  const { queryClient } = context;
  await loadHotList({ context, params: {}, deps: {} });
  const leave = new QueryObserver(queryClient, listQuery(api, "hot", {})).subscribe(() => null);
  await loadList({ context, params: { type: "2" }, deps: {} });
  leave();
  expect(queryClient.getQueryData(listQuery(api, "new", {}).queryKey)).toBeDefined();
});

test.each([undefined, "", "1"])("the hot list's type may be %j", async (type) => {
  const { api, context } = platform();
  await loadHotList({ context, params: { type }, deps: {} });
  expect(context.queryClient.getQueryData(listQuery(api, "hot", {}).queryKey)).toBeDefined();
});

test("a search that leads elsewhere is followed there, and no other list is", async () => {
  const led = { ...wirePage, search_meaning: { redirect: "/category?id=21" } };
  const { api } = envelopeApi({ "pc/goodsList": success(led), "ad_content/lists": success([]) });
  const context = loaderContext(api);
  await expect(loadList({ context, params: {}, deps: { name: "tea" } })).rejects.toMatchObject({
    options: { to: "/category", search: { id: "21" }, replace: true },
  });
  await loadHotList({ context, params: {}, deps: { name: "tea" } });
});

test("an unknown kind of list is not found", async () => {
  const { context, lists } = platform();
  await expect(loadHotList({ context, params: { type: "2" }, deps: {} })).rejects.toMatchObject({ isNotFound: true });
  await expect(loadList({ context, params: { type: "3" }, deps: {} })).rejects.toMatchObject({ isNotFound: true });
  expect(lists()).toEqual([]);
});

const nothing = { count: 0, categories: [], brands: [], shops: [], ratings: [], options: [], price: null };
const none = { in_stock: 0, on_offer: 0, self_operated: 0, free_delivery: 0 };

function platformWithFacets() {
  const { api, called } = envelopeApi({
    "index/config": success({ name: "Plaza", extensions: ["facets"] }),
    "pc/goodsList": success(wirePage),
    "goods/facets": success({ ...nothing, ...none }),
  });
  return { context: loaderContext(api), called };
}

test("a platform with facets is asked for those of the list, and for the products that its filters leave", async () => {
  const { context, called } = platformWithFacets();
  await loadList({ context, params: {}, deps: { name: "teapot", brand: "1_4", price: "20-180", page: 2 } });
  expect(called.toSorted()).toEqual([
    "goods/facets?name=teapot&brands=1%2C4&min_price=20.00&max_price=180.00",
    "index/config",
    "pc/goodsList?name=teapot&brands=1%2C4&min_price=20.00&max_price=180.00&page_no=2&page_size=24",
  ]);
});

test("a platform without facets is asked for neither facets nor filters", async () => {
  const { context, lists } = platform();
  await loadList({ context, params: {}, deps: { name: "teapot", brand: "1_4" } });
  expect(lists()).toEqual(["pc/goodsList?name=teapot&page_no=1&page_size=24"]);
});

test("filters that are spelt otherwise lead to their one spelling", async () => {
  const { context, called } = platformWithFacets();
  const deps = { name: "teapot", brand: "4,1", rating: "9" };
  const redirected = await loadList({ context, params: { type: "2" }, deps }).catch((error: unknown) => error);
  expect(redirected).toMatchObject({
    options: { to: "/goods_list/{-$type}", params: { type: "2" }, search: { name: "teapot", brand: "1_4" } },
  });
  expect(called).toEqual([]);
});

test("other filters of the list on the screen are no new list", async () => {
  const { context, called } = platformWithFacets();
  const { queryClient, api } = context;
  await loadList({ context, params: {}, deps: {} });
  const leave = new QueryObserver(queryClient, listQuery(api, "search", {})).subscribe(() => null);
  const next = listQuery(api, "search", { brand: "4" });
  await loadList({ context, params: {}, deps: { brand: "4" } });
  expect(queryClient.getQueryState(next.queryKey)?.status).toBe("pending");
  await queryClient.ensureQueryData(next);
  leave();
  expect(called.filter((call) => call.startsWith("goods/facets"))).toHaveLength(2);
});

/** Where categories and brands of filters were merged: 77 into 21, brand 4 into 9. */
function platformWithMerged() {
  const { api, called } = envelopeApi({
    "index/config": success({ name: "Plaza", extensions: ["facets", "moved_addresses"] }),
    "pc/goodsList": success(wirePage),
    "pc/category": success(wireCategories),
    "goods/facets": success({ ...nothing, ...none, brands: [{ id: 12, name: "Nib", count: 3 }] }),
    "address/moved": (sent) => success({ id: { 77: 21, 4: 9 }[(sent as { readonly id: number }).id] ?? 0 }),
  });
  const context = loaderContext(api);
  return { context, moved: () => called.filter((call) => call.startsWith("address/moved")) };
}

test("filters by what was merged lead to what it is part of now, with everything else of the address, for good", async () => {
  const { context } = platformWithMerged();
  await context.queryClient.ensureQueryData(
    listFacetsQuery(context.api, { text: "tea" }, { categories: "2_77", brand: "4_12" }),
  );
  const deps = { name: "tea", categories: "2_77", brand: "4_12", sort: "price-asc" as const, page: 2 };
  await expect(loadList({ context, params: {}, deps })).rejects.toMatchObject({
    options: { to: "/goods_list/{-$type}", search: { ...deps, categories: "2_21", brand: "9_12" }, statusCode: 301 },
  });
});

test("what the platform still names is not asked for, and what has gone without another stays", async () => {
  const { context, moved } = platformWithMerged();
  await context.queryClient.ensureQueryData(listFacetsQuery(context.api, {}, { categories: "2_78", brand: "12" }));
  await loadList({ context, params: {}, deps: { categories: "2_78", brand: "12" } });
  expect(moved()).toEqual(["address/moved?kind=category&id=78"]);
});
