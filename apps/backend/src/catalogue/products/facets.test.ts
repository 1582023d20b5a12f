import {
  type FacetsParams,
  fetchCategoryProducts,
  fetchFacets,
  fetchProductList,
  fetchSiteConfiguration,
  siteHasExtension,
} from "@plaza/api-client";
import { expect, test } from "vitest";
import type { Language } from "../../platform/store/language.ts";
import { productOptions, productOptionValues, products, skus } from "../../platform/store/schema/catalog.ts";
import { reviews } from "../../platform/store/schema/reviews.ts";
import { eq, inArray, sql } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { offerCoupon, openShop, putOnFlashSale, sell } from "../../test-support/stage.ts";

onEachStore("facets", (backend) => {
  const client = (locale: Language = "en") => backend.client({ locale });
  const firstPage = { page: 1, pageSize: 100 };

  /** Some products of a shop of their own. */
  async function openQuoitShop(prices: readonly number[]) {
    const { db } = backend;
    const shopId = await openShop(db, { name: "分面店", translations: { en: { name: "Shop of facets" } } });
    const sold = [];
    for (const [index, price] of prices.entries())
      sold.push(await sell(db, { name: `Quoit ${index}`, fields: { shopId, price } }));
    return { shopId, sold, ids: sold.map(({ productId }) => productId) };
  }

  async function giveOption(
    productId: number,
    name: string,
    english: string,
    values: Readonly<Record<string, string>>,
  ) {
    const { db } = backend;
    const option = { productId, name, position: 0, translations: { en: { name: english } } };
    const [row] = await db.insert(productOptions).values(option).returning({ id: productOptions.id });
    await db.insert(productOptionValues).values(
      Object.entries(values).map(([value, translated], position) => ({
        optionId: row?.id ?? 0,
        value,
        position,
        translations: { en: { value: translated } },
      })),
    );
  }

  test("facets are announced", async () => {
    expect(siteHasExtension(await fetchSiteConfiguration(client()), "facets")).toBe(true);
  });

  test("facets of an option have the same ids in all products and languages, and names in the caller's", async () => {
    const { shopId, ids } = await openQuoitShop([1000, 2000, 3000]);
    for (const id of ids)
      await giveOption(id, "尺码", "Size", { L: "L", XS: "XS", "40 码": "Size 40", "5 码": "Size 5" });
    const english = await fetchFacets(client(), { shopId });
    const chinese = await fetchFacets(client("zh"), { shopId });
    expect(english.options.map(({ name, values }) => [name, values.map((each) => [each.name, each.count])])).toEqual([
      [
        "Size",
        [
          ["XS", 3],
          ["L", 3],
          ["Size 5", 3],
          ["Size 40", 3],
        ],
      ],
    ]);
    expect(chinese.options[0]?.name).toBe("尺码");
    expect(chinese.options[0]?.values.map(({ id }) => id)).toEqual(english.options[0]?.values.map(({ id }) => id));
    expect(chinese.shops).toEqual([{ id: shopId, name: "分面店", count: 3 }]);
    expect(english.shops).toEqual([{ id: shopId, name: "Shop of facets", count: 3 }]);
  });

  test("facets keep the first translation of an option's value, and take over one that comes later", async () => {
    const { shopId, ids } = await openQuoitShop([1000, 1000]);
    const [first = 0, second = 0] = ids;
    await giveOption(first, "香味", "Scent", { 雪松: "Cedar" });
    await giveOption(second, "香味", "Smell", { 雪松: "Cedarwood" });
    expect((await fetchFacets(client(), { shopId })).options).toMatchObject([
      { name: "Scent", values: [{ name: "Cedar", count: 2 }] },
    ]);
    await backend.db
      .update(productOptionValues)
      .set({ translations: { ja: { value: "杉" } } })
      .where(
        inArray(
          productOptionValues.optionId,
          backend.db.select({ id: productOptions.id }).from(productOptions).where(eq(productOptions.productId, second)),
        ),
      );
    expect((await fetchFacets(client("ja"), { shopId })).options[0]?.values).toMatchObject([{ name: "杉" }]);
  });

  test("an option of which a merchant writes an endless name or value is sold like others, without a facet", async () => {
    const { shopId, ids } = await openQuoitShop([1000]);
    await giveOption(ids[0] ?? 0, "长".repeat(5000), "Long", { a: "a" });
    expect((await fetchFacets(client(), { shopId })).options).toEqual([]);
  });

  test("what runs in a flash sale is filtered and counted by its flash price, and is on offer", async () => {
    const { shopId, sold } = await openQuoitShop([10_000, 20_000, 30_000]);
    const [first, second, third] = sold;
    if (first === undefined || second === undefined || third === undefined) throw new Error("Nothing was sold");
    await putOnFlashSale(backend.db, third, 900);
    await backend.db.update(products).set({ marketPrice: 25_000 }).where(eq(products.id, second.productId));
    const facets = await fetchFacets(client(), { shopId });
    expect(facets).toMatchObject({ total: 3, onOffer: 2, price: { min: 900, max: 20_000 } });
    expect(facets.price?.buckets.filter(({ count }) => count > 0)).toEqual([
      { from: 700, to: 1000, count: 1 },
      { from: 10_000, to: 15_000, count: 1 },
      { from: 20_000, to: 30_000, count: 1 },
    ]);
    const cheap = await fetchProductList(client(), { shopId, maxPrice: 900, ...firstPage });
    expect(cheap.items).toMatchObject([{ id: third.productId, price: 900, flash: true }]);
    const offered = await fetchProductList(client(), { shopId, onOffer: true, sort: "price-asc", ...firstPage });
    expect(offered.items.map(({ id }) => id)).toEqual([third.productId, second.productId]);
    // Sold out, it is bought at no flash price.
    await backend.db.update(skus).set({ stock: 0 }).where(eq(skus.id, third.skuId));
    expect(await fetchFacets(client(), { shopId })).toMatchObject({ onOffer: 1, inStock: 2, price: { min: 10_000 } });
  });

  test("a product has as many stars as its page says", async () => {
    const { shopId, ids } = await openQuoitShop([1000, 1000]);
    const [first = 0] = ids;
    // On average 3.998, which the page shows as 4.
    const stars = { descriptionStars: 5, serviceStars: 5, deliveryStars: 5, nickname: "R", productId: first };
    await backend.db
      .insert(reviews)
      .values([...Array.from({ length: 499 }, () => ({ ...stars, productStars: 4 })), { ...stars, productStars: 3 }]);
    const { ratings } = await fetchFacets(client(), { shopId });
    expect(ratings.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect((await fetchProductList(client(), { shopId, minRating: 4, ...firstPage })).total).toBe(1);
    expect((await fetchProductList(client(), { shopId, minRating: 5, ...firstPage })).total).toBe(0);
  });

  test("what costs freight anywhere is not delivered for free", async () => {
    const { db } = backend;
    const shopId = await openShop(db);
    await sell(db, { name: "Free", fields: { shopId } });
    await sell(db, { name: "Fixed", fields: { shopId } }, { mode: "fixed", fixedAmount: 0 });
    expect(await fetchFacets(client(), { shopId })).toMatchObject({ total: 2, freeDelivery: 1 });
  });

  test("a list that is narrowed down has pages, and ends", async () => {
    const { shopId, ids } = await openQuoitShop([100, 200, 300, 400, 500]);
    const page = (number: number) =>
      fetchProductList(client(), { shopId, minPrice: 200, sort: "price-desc", page: number, pageSize: 3 });
    const [, ...rest] = ids;
    const expected = rest.toReversed();
    expect(await page(1)).toMatchObject({ total: 4, hasMore: true, items: expected.slice(0, 3).map((id) => ({ id })) });
    expect(await page(2)).toMatchObject({ total: 4, hasMore: false, items: [{ id: expected[3] }] });
    expect((await page(3)).items).toEqual([]);
  });

  test("a search that is narrowed down keeps its meaning and its order", async () => {
    const all = await fetchCategoryProducts(client(), { text: "teapto", ...firstPage });
    expect(all.total).toBeGreaterThan(1);
    const inRange = all.items.filter(({ price }) => price >= 10_000).map(({ id }) => id);
    const expensive = await fetchCategoryProducts(client(), { text: "teapto", minPrice: 10_000, ...firstPage });
    expect(expensive.items.map(({ id }) => id)).toEqual(inRange);
    expect((await fetchFacets(client(), { text: "teapto", minPrice: 10_000 })).total).toBe(inRange.length);
    expect((await fetchCategoryProducts(client(), { text: "teapto", minPrice: 99_999_999, ...firstPage })).total).toBe(
      0,
    );
  });

  test("categories are those of one level, and what lies below a chosen one", async () => {
    const parents = async (params: FacetsParams) =>
      new Set((await fetchFacets(client(), params)).categories.map(({ parentId }) => parentId));
    const { categories } = await fetchFacets(client(), {});
    expect(new Set(categories.map(({ parentId }) => parentId))).toEqual(new Set([null]));
    const [first] = categories;
    const below = await fetchFacets(client(), { categoryIds: [first?.id ?? 0] });
    const second = below.categories.find(({ parentId }) => parentId === first?.id);
    expect(second?.count).toBeGreaterThan(0);
    expect(await parents({ categoryIds: [second?.id ?? 0] })).toEqual(new Set([null, first?.id, second?.id]));
    expect(await parents({ categoryId: first?.id })).toEqual(new Set([first?.id]));
  });

  test("facets of a coupon are those of what it can be used for", async () => {
    const { db } = backend;
    const { shopId, ids } = await openQuoitShop([1000, 2000, 3000]);
    const [first = 0] = ids;
    const everything = await offerCoupon(db, { shopId });
    const one = await offerCoupon(db, { shopId, scope: "only", productIds: [first] });
    const others = await offerCoupon(db, { shopId, scope: "except", productIds: [first] });
    const elsewhere = await openShop(db);
    const total = async (couponId: number, scope: { shopId?: number } = {}) =>
      (await fetchFacets(client(), { couponId, ...scope })).total;
    expect([await total(everything), await total(one), await total(others)]).toEqual([3, 1, 2]);
    expect(await total(everything, { shopId: elsewhere })).toBe(0);
    expect(await total(2_000_000_000)).toBe(0);
    const list = await fetchProductList(client(), { couponId: others, maxPrice: 2000, ...firstPage });
    expect(list.items.map(({ id }) => id)).toEqual([ids[1]]);
  });

  test("a shop that expires leaves lists and counts without anybody changing it", async () => {
    const { db } = backend;
    const { shopId } = await openQuoitShop([1000]);
    const total = async () => (await fetchProductList(client(), { shopId, inStock: true, ...firstPage })).total;
    expect(await total()).toBe(1);
    await db.execute(sql`update shops set expires_at = now() + interval '5 seconds' where id = ${shopId}`);
    expect(await total()).toBe(1);
    await expect.poll(total).toBe(0);
    expect((await fetchFacets(client(), { shopId })).total).toBe(0);
  });

  test.each([
    "categories=2000000000",
    "brands=0",
    "shops=99999999999",
    "options=2000000000",
    "min_rating=6",
    "max_price=0",
  ])("the filter %s finds nothing", async (filter) => {
    const { data } = await backend.ask(`goods/getGoodsList?${filter}`);
    expect(recordOf(data)).toMatchObject({ lists: [], count: 0 });
    const facets = recordOf((await backend.ask(`goods/facets?${filter}`)).data);
    expect(facets["count"]).toBe(0);
    expect(listOf(facets["categories"]).length).toBeGreaterThan(0);
  });

  test.each(["categories=x", "min_price=abc", "max_price=-1", "min_rating=0", "in_stock=0", "on_offer=yes"])(
    "the filter %s is none",
    async (filter) => {
      const answered = async (call: string) => recordOf((await backend.ask(call)).data)["count"];
      expect(await answered(`goods/getGoodsList?${filter}`)).toBe(await answered("goods/getGoodsList"));
      expect(await answered(`goods/facets?${filter}`)).toBe(await answered("goods/facets"));
    },
  );
});
