import { describe, expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchCategoryProducts } from "./category-products.ts";
import { type FacetsParams, fetchFacets } from "./facets.ts";
import type { ProductFilters } from "./product-filters.ts";
import { fetchProductList } from "./product-list.ts";

const nothing = {
  count: 0,
  categories: [],
  brands: [],
  shops: [],
  ratings: [],
  in_stock: 0,
  on_offer: 0,
  self_operated: 0,
  free_delivery: 0,
  options: [],
  price: null,
};

const everyFilter: ProductFilters = {
  categoryIds: [3, 9],
  brandIds: [4],
  shopIds: [5, 6],
  minPrice: 0,
  maxPrice: 129_905,
  minRating: 4,
  inStock: true,
  onOffer: true,
  selfOperated: true,
  freeDelivery: true,
  optionValueIds: [7, 8],
};

const asSent = {
  categories: "3,9",
  brands: "4",
  shops: "5,6",
  min_price: "0.00",
  max_price: "1299.05",
  min_rating: "4",
  in_stock: "1",
  on_offer: "1",
  self_operated: "1",
  free_delivery: "1",
  options: "7,8",
};

const noFilter: ProductFilters = { categoryIds: [], brandIds: [], inStock: false, onOffer: undefined };

const calls = {
  "a product list": (filters: ProductFilters) => asked({ list: [], count: 0 }, fetchProductList, filters),
  "a category's products": (filters: ProductFilters) => asked({ list: [], count: 0 }, fetchCategoryProducts, filters),
} as const;

async function asked(
  answer: unknown,
  call: typeof fetchProductList | typeof fetchCategoryProducts,
  filters: ProductFilters,
) {
  const { api, called } = succeeding(answer);
  await call(api, { ...filters, page: 1, pageSize: 20 });
  return parametersOf(called[0]);
}

async function facetsAsked(params: FacetsParams) {
  const { api, called } = succeeding(nothing);
  await fetchFacets(api, params);
  return parametersOf(called[0]);
}

function parametersOf(url: URL | undefined): Record<string, string> {
  return Object.fromEntries(url?.searchParams ?? []);
}

describe.each(Object.entries(calls))("the filters of %s", (_, ask) => {
  test("filters are sent as the platform reads them", async () => {
    expect(await ask(everyFilter)).toMatchObject(asSent);
  });

  test("a filter that is not set is not sent", async () => {
    expect(await ask(noFilter)).toEqual({ page_no: "1", page_size: "20" });
  });
});

describe("facets", () => {
  test("facets are asked for with what the list is of and with its filters", async () => {
    const scope = { text: "pan", categoryId: 1, shopId: 2, shopCategoryId: 3, couponId: 4 };
    expect(await facetsAsked({ ...scope, ...everyFilter })).toEqual({
      name: "pan",
      platform_cate_id: "1",
      shop_id: "2",
      shop_cate_id: "3",
      coupon_id: "4",
      ...asSent,
    });
    expect(await facetsAsked({ text: "", ...noFilter })).toEqual({});
  });

  test("facets may hold nothing", async () => {
    const { api } = succeeding(nothing);
    expect(await fetchFacets(api, {})).toEqual({
      total: 0,
      categories: [],
      brands: [],
      shops: [],
      ratings: [],
      inStock: 0,
      onOffer: 0,
      selfOperated: 0,
      freeDelivery: 0,
      options: [],
      price: null,
    });
  });

  test("facets have numbers, amounts in fen, and parents where there are some", async () => {
    const { api } = succeeding({
      ...nothing,
      count: "12000",
      categories: [
        { id: 1, name: "Kitchen", pid: 0, count: 7 },
        { id: 2, name: "Pans", pid: 1, count: "0" },
      ],
      ratings: [{ from: 4, count: 5 }],
      options: [{ name: "Colour", values: [{ id: 9, name: "Red", count: 3 }] }],
      price: { min: "9.90", max: "12.00", buckets: [{ from: "7.00", to: "15.00", count: 2 }] },
    });
    expect(await fetchFacets(api, {})).toMatchObject({
      total: 12_000,
      categories: [
        { id: 1, name: "Kitchen", parentId: null, count: 7 },
        { id: 2, name: "Pans", parentId: 1, count: 0 },
      ],
      ratings: [{ from: 4, count: 5 }],
      options: [{ name: "Colour", values: [{ id: 9, name: "Red", count: 3 }] }],
      price: { min: 990, max: 1200, buckets: [{ from: 700, to: 1500, count: 2 }] },
    });
  });

  test("facets of which a row does not decode are none, because a part would mislead", async () => {
    const { api } = succeeding({ ...nothing, brands: [{ id: 1, name: "A", count: 1 }, { name: "B" }] });
    await expect(fetchFacets(api, {})).rejects.toMatchObject({ kind: "transport" });
  });
});
