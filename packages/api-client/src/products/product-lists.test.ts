import { describe, expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchCategoryProducts } from "./category-products.ts";
import { fetchProductColumns, fetchColumnProducts } from "./product-columns.ts";
import { fetchProductList } from "./product-list.ts";

const empty = { list: [], page: 1, size: 20, count: 0, more: 0 };
const firstPage = { page: 1, pageSize: 20 };

function parametersOf(url: URL | undefined): Record<string, string> {
  return Object.fromEntries(url?.searchParams ?? []);
}

describe("a product list", () => {
  test.each([
    [{ sort: "newest" }, { sort_type: "create_time", sort: "desc" }],
    [{ sort: "sales" }, { sort_type: "sales_sum", sort: "desc" }],
    [{ sort: "price-asc" }, { sort_type: "price", sort: "asc" }],
    [{ sort: "price-desc" }, { sort_type: "price", sort: "desc" }],
    [{ sort: "relevance" }, {}],
    [{ text: "iron pan" }, { name: "iron pan" }],
    [{ text: "" }, {}],
    [
      { text: "mgu", literal: true },
      { name: "mgu", literal: "1" },
    ],
    [
      { shopId: 3, shopCategoryId: 9 },
      { shop_id: "3", category_id: "9" },
    ],
  ] as const)("the request %j is sent with the parameters %j", async (params, expected) => {
    const { api, called } = succeeding(empty);
    await fetchProductList(api, { ...params, ...firstPage });
    expect(parametersOf(called[0])).toEqual({ ...expected, page_no: "1", page_size: "20" });
  });
});

test("a product says which SKU was searched for, and nothing where none was", async () => {
  const item = { id: 31, name: "Shoe", image: "", price: "10.00" };
  const { api } = succeeding({ ...empty, list: [{ ...item, meant_sku_id: 12 }, item] });
  const { items } = await fetchProductList(api, firstPage);
  expect(items.map(({ meantSkuId }) => meantSkuId)).toEqual([12, undefined]);
});

describe("what a search says of itself", () => {
  async function meaningOf(meaning: unknown) {
    const { api } = succeeding({ ...empty, search_meaning: meaning });
    return (await fetchProductList(api, { text: "mgu", ...firstPage })).meaning;
  }

  test("a search says what it has put right, and what comes nearest where it finds nothing", async () => {
    const nothing = { corrected: null, nearest: null, category: null };
    expect(await meaningOf({ corrected: "mug" })).toEqual({ ...nothing, corrected: "mug" });
    expect(await meaningOf({ nearest: "mug", nearest_category: { id: 25, name: "Cups & mugs" } })).toEqual({
      ...nothing,
      nearest: "mug",
      category: { id: 25, name: "Cups & mugs" },
    });
  });

  test.each([undefined, null, []])("a search has nothing to say where %j is sent", async (meaning) => {
    expect(await meaningOf(meaning)).toBeUndefined();
  });
});

describe("a category's products", () => {
  test.each([
    [
      { categoryId: 7, sort: "newest" },
      { platform_cate_id: "7", sort_by_create: "desc" },
    ],
    [{ sort: "sales" }, { sort_by_sales: "desc" }],
    [{ sort: "price-asc" }, { sort_by_price: "asc" }],
    [{ sort: "relevance" }, {}],
    [{ text: "pan" }, { keyword: "pan" }],
  ] as const)("the request %j is sent with the parameters %j", async (params, expected) => {
    const { api, called } = succeeding(empty);
    await fetchCategoryProducts(api, { ...params, ...firstPage });
    expect(parametersOf(called[0])).toEqual({ ...expected, page_no: "1", page_size: "20" });
  });
});

describe("a product card", () => {
  async function cardOf(row: Record<string, unknown>) {
    const { api } = succeeding({ list: [{ id: 1, name: "Pan", price: "5.00", ...row }], count: 1 });
    return (await fetchProductList(api, firstPage)).items[0];
  }

  test("a product card may hold the least that a list sends", async () => {
    expect(await cardOf({})).toEqual({
      id: 1,
      name: "Pan",
      image: null,
      price: 500,
      marketPrice: null,
      flash: false,
      sales: null,
      createdAt: null,
      shop: null,
      soldOut: false,
      merchants: null,
    });
  });

  test("a product card may hold the most that any list sends", async () => {
    const row = {
      id: 1,
      name: 'Pan "28" <new> 🍳',
      image: "http://127.0.0.1/p.png",
      min_price: "45.60",
      market_price: "40.00",
      sales_total: 17,
      create_time: "2025-05-06 07:08:09",
      shop_id: 4,
      shop_name: "Ironworks",
      shop_type: 1,
      offer_count: 3,
      offer_from: "5.00",
      stock: 0,
    };
    expect(await cardOf(row)).toEqual({
      id: 1,
      name: 'Pan "28" <new> 🍳',
      image: "/p.png",
      price: 4560,
      marketPrice: 4000,
      flash: false,
      sales: 17,
      createdAt: Date.UTC(2025, 4, 5, 23, 8, 9),
      shop: { id: 4, name: "Ironworks", selfOperated: true },
      soldOut: true,
      merchants: { count: 3, from: 500 },
    });
  });

  test("a product card has a shop without a name where only its id is sent", async () => {
    expect(await cardOf({ shop_id: 4, shop_type: 2 })).toMatchObject({
      shop: { id: 4, name: null, selfOperated: false },
    });
  });

  test.each([{ price: "5.00" }, { min_price: "5.00" }])(
    "a product card costs its flash price beside %j",
    async (row) => {
      expect(await cardOf({ ...row, market_price: "7.00", seckill_price: "3.90" })).toMatchObject({
        price: 390,
        marketPrice: 500,
        flash: true,
      });
    },
  );

  test.each(["5.00", "6.00", "0.00", "", null])("a product card is in no flash sale at %j", async (wire) => {
    expect(await cardOf({ market_price: "7.00", seckill_price: wire })).toMatchObject({
      price: 500,
      marketPrice: 700,
      flash: false,
    });
  });

  test.each(["0.00", "", 0, null])("a product card has no market price where %j is sent", async (wire) => {
    expect(await cardOf({ market_price: wire })).toMatchObject({ marketPrice: null });
  });
});

test("a row that cannot be read is left out of a list, which does not fail", async () => {
  const rows = [{ id: 1, name: "Pan", price: "5.00" }, { id: 2, name: "Pot", price: [] }, null];
  const page = await fetchProductList(succeeding({ list: rows, page: 1, size: 20, count: 3, more: 0 }).api, firstPage);
  expect(page).toMatchObject({ items: [{ id: 1 }], total: 3 });
});

test("columns are read, and so are their products", async () => {
  const columns = succeeding([{ id: 1, name: "Picks", remark: null }]);
  expect(await fetchProductColumns(columns.api)).toEqual([{ id: 1, name: "Picks", remark: "" }]);
  const products = succeeding({ lists: [], page_no: 2, page_size: 10, count: 11, more: 0 });
  const page = await fetchColumnProducts(products.api, { columnId: 6, page: 2, pageSize: 10 });
  expect(page).toEqual({ items: [], total: 11, page: 2, pageSize: 10, hasMore: false });
  expect(parametersOf(products.called[0])).toEqual({ column_id: "6", page_no: "2", page_size: "10" });
});

test.each([
  ["/category?id=3", "/category?id=3"],
  ["//elsewhere.example", undefined],
  ["/\\elsewhere.example", undefined],
  ["https://elsewhere.example", undefined],
  ["", undefined],
])("a list that leads to %j leads to %j", async (wire, path) => {
  const led = { list: [], count: 0, search_meaning: { redirect: wire } };
  expect((await fetchProductList(succeeding(led).api, firstPage)).redirect).toBe(path);
});

test("a list shows what a visitor pays, whatever the platform says of a member's price", async () => {
  const item = { id: 31, name: "Shoe", image: "", price: "10.00", min_price: "10.00", member_price: "9.00" };
  const { items } = await fetchProductList(succeeding({ ...empty, list: [item] }).api, firstPage);
  expect(items.map(({ price }) => price)).toEqual([1000]);
});
