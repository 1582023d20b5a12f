import {
  fetchProductList,
  fetchShop,
  fetchShopCategories,
  fetchShops,
  fetchTrades,
  type ShopSort,
} from "@plaza/api-client";
import { expect, test } from "vitest";
import { products } from "../../platform/store/schema/catalog.ts";
import { and, eq, sql } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { countShopSales } from "../../selling/merchants/count-shop-sales.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { openShop, shanghaiAddress } from "../../test-support/stage.ts";
import { shopCategories, shops, trades } from "../../platform/store/schema/merchants.ts";

const past = new Date(Date.now() - 1000);

onEachStore("shops", (backend) => {
  const client = (locale: "en" | "ja" = "en") => backend.client({ locale });
  const street = async (query = "") => recordOf((await backend.ask(`shop/getShopList${query}`)).data);
  const listedIds = async (query = "") => listOf((await street(query))["list"]).map(({ id }) => id);
  const onSale = (shopId: number) =>
    backend.db.$count(products, and(eq(products.shopId, shopId), eq(products.isOnSale, true)));

  test("the shops stand in the street with the true number of their products", async () => {
    const all = await fetchShops(client("ja"), { page: 1, pageSize: 100 });
    expect(all.items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const shop of all.items) {
      expect(shop.productCount).toBe(await onSale(shop.id));
      expect(shop.products).toHaveLength(10);
    }
    expect(all.items[0]).toMatchObject({
      name: "ハース＆リンデン",
      selfOperated: true,
      logo: "/uploads/demo/shops/hearth-linden-logo.webp",
    });
    const second = await fetchShops(client(), { page: 2, pageSize: 4 });
    expect(second).toMatchObject({ total: 10, page: 2, pageSize: 4, hasMore: true });
    expect(second.items.map(({ id }) => id)).toEqual([5, 6, 7, 8]);
    const raw = await street("?page_size=1");
    expect(Object.keys(raw).toSorted()).toEqual(["count", "list", "more", "page_isze", "page_no"]);
    const [shop] = listOf(raw["list"]);
    expect(shop).toMatchObject({ id: 1, type: 1, visited_num: expect.any(Number), banner: expect.any(String) });
    expect(listOf(shop?.["goods_list"])[0]).toMatchObject({
      id: expect.any(Number),
      name: expect.any(String),
      image: expect.stringContaining("/uploads/"),
      min_price: expect.stringMatching(/^\d+\.\d\d$/),
      market_price: expect.stringMatching(/^\d+\.\d\d$/),
      sales_total: expect.any(Number),
      stock: expect.any(Number),
      shop_id: 1,
    });
  });

  test("the shops show and count in the street what they have on sale, and nothing else", async () => {
    const { db } = backend;
    const shopId = await openShop(db, { name: "Wickerhaus" });
    const id = await putOnSale(db, { name: "Hamper", fields: { shopId } });
    await putOnSale(db, { name: "Creel", fields: { shopId, isOnShelf: false } });
    await putOnSale(db, { name: "Trug", fields: { shopId, deletedAt: past } });
    const [shop] = listOf((await street("?name=Wickerhaus"))["list"]);
    expect([shop?.["on_sale_goods"], listOf(shop?.["goods_list"]).map((product) => product["id"])]).toEqual([1, [id]]);
    await db.delete(products).where(eq(products.shopId, shopId));
    await db.delete(shops).where(eq(shops.id, shopId));
  });

  test("the shops that nobody has reviewed say so beside the score that every shop has", async () => {
    const { db } = backend;
    const shopId = await openShop(db, { name: "Unrated Wicker" });
    const id = await putOnSale(db, { name: "Hamper", fields: { shopId } });
    const unrated = { score: 5, is_rated: 0 };
    expect(listOf((await street("?name=Unrated"))["list"])[0]).toMatchObject(unrated);
    expect((await backend.ask(`shop/getShopInfo?shop_id=${shopId}`)).data).toMatchObject(unrated);
    expect((await backend.ask(`goods/getGoodsDetail?goods_id=${id}`)).data).toMatchObject({ shop: unrated });
    expect(await fetchShop(client(), shopId)).toMatchObject({ score: 0, stars: 0, serviceScore: null });
    expect((await fetchShops(client(), { text: "Unrated", page: 1, pageSize: 1 })).items[0]).toMatchObject({
      score: 0,
    });
    expect(listOf((await street("?page_size=1"))["list"])[0]).toMatchObject({ is_rated: 1 });
    await db.delete(products).where(eq(products.shopId, shopId));
    await db.delete(shops).where(eq(shops.id, shopId));
  });

  test("the shops are found by a part of their name in any language, and by what they deal in", async () => {
    expect(await listedIds("?name=NORTH")).toEqual([2]);
    expect(await listedIds(`?name=${encodeURIComponent("北线")}`)).toEqual([2]);
    expect(await listedIds(`?name=${encodeURIComponent("하스")}`)).toEqual([1]);
    for (const nothing of ["%25", "_", "'", "nowhere"]) expect(await listedIds(`?name=${nothing}`)).toEqual([]);
    const list = listOf((await backend.ask("shop_category/getList", { language: "en" })).data);
    expect(list).toHaveLength(10);
    const audio = list.find(({ name }) => name === "Electronics");
    expect(audio).toEqual({
      id: expect.any(Number),
      name: "Electronics",
      image: `${backend.url}/uploads/demo/categories/electronics.webp`,
    });
    expect(await listedIds(`?shop_cate_id=${String(audio?.["id"])}`)).toEqual([2]);
    expect(await listedIds("?shop_cate_id=99")).toEqual([]);
    expect(await listedIds("?shop_cate_id=x")).toHaveLength(10);
  });

  test("the shops are found the same way by the client, whatever is typed", async () => {
    const found = async (text: string, tradeId?: number) => {
      const { items } = await fetchShops(client(), { text, tradeId, page: 1, pageSize: 8 });
      return items.map(({ id }) => id);
    };
    const audio = (await fetchTrades(client())).find(({ name }) => name === "Electronics");
    expect(await found("north")).toEqual([2]);
    expect(await found("", audio?.id)).toEqual([2]);
    expect(await found("hearth", audio?.id)).toEqual([]);
    expect(await found(`${"x".repeat(3_000)}%'"\\`)).toEqual([]);
  });

  test("the shops stand in the order that is asked for, each once over the pages", async () => {
    const { db } = backend;
    const young = await openShop(db, { name: "Young", score: 1, weight: 999, createdAt: new Date() });
    const idsIn = async (sort: ShopSort | undefined) => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => fetchShops(client(), { ...(sort !== undefined && { sort }), page, pageSize: 4 })),
      );
      return pages.flatMap(({ items }) => items.map(({ id }) => id));
    };
    const stored = await db.select().from(shops).where(eq(shops.isOpen, true));
    const by = (rank: (shop: (typeof stored)[number]) => number) =>
      stored.toSorted((a, b) => rank(b) - rank(a) || b.id - a.id).map(({ id }) => id);
    expect(await idsIn("sales")).toEqual(by(({ sales }) => sales));
    expect(await idsIn("rating")).toEqual(by(({ score }) => score));
    expect(await idsIn("newest")).toEqual(by(({ createdAt }) => createdAt.getTime()));
    expect((await idsIn("newest"))[0]).toBe(young);
    expect((await idsIn(undefined)).at(-1)).toBe(young);
    for (const word of ["dearest", "constructor", "sales;--", ""])
      expect(await listedIds(`?page_size=100&sort=${word}`)).toEqual(await idsIn("recommended"));
    await db.delete(shops).where(eq(shops.id, young));
  });

  test("the shops sell as much as their products, as last added up", async () => {
    const { db } = backend;
    const shopId = await openShop(db);
    const productId = await putOnSale(db, { name: "Hamper", fields: { shopId } });
    await db.update(products).set({ actualSales: 7, virtualSales: 5 }).where(eq(products.id, productId));
    expect(await countShopSales(db)).toBe(1);
    expect(await countShopSales(db)).toBe(0);
    const rows = await db.execute<{ sales: number }>(sql`select sales from shops where id = ${shopId}`);
    expect(rows.rows).toEqual([{ sales: 12 }]);
    await db.delete(products).where(eq(products.shopId, shopId));
    await db.delete(shops).where(eq(shops.id, shopId));
  });

  test("the shops take no orders where they take no payments, and still stand in the street", async () => {
    const { db } = backend;
    await db.update(shops).set({ takesPayments: false }).where(eq(shops.id, 6));
    expect((await fetchShop(client(), 6)).trading).toBe(false);
    expect(await listedIds("?page_size=100")).toContain(6);
    await db.update(shops).set({ takesPayments: true }).where(eq(shops.id, 6));
    expect((await fetchShop(client(), 6)).trading).toBe(true);
  });

  test("the shops leave the street, but not the site, when they may not sell", async () => {
    const { db } = backend;
    const usual = { isFrozen: false, isOpen: true, expiresAt: null, deletedAt: null };
    for (const [change, flags] of [
      [{ isFrozen: true }, { is_freeze: 1, is_run: 1, is_expire: 0 }],
      [{ isOpen: false }, { is_freeze: 0, is_run: 0, is_expire: 0 }],
      [{ expiresAt: past }, { is_freeze: 0, is_run: 1, is_expire: 1 }],
    ] as const) {
      await db
        .update(shops)
        .set({ ...usual, ...change })
        .where(eq(shops.id, 4));
      expect(await listedIds("?page_size=100")).not.toContain(4);
      expect((await backend.ask("shop/getShopInfo?shop_id=4")).data).toMatchObject(flags);
      expect((await fetchShop(client(), 4)).trading).toBe(false);
    }
    await db.update(shops).set(usual).where(eq(shops.id, 4));
    expect((await fetchShop(client(), 4)).trading).toBe(true);
  });

  test("the shops are shown with all that is known of them", async () => {
    const shop = await fetchShop(client("ja"), 2);
    expect(shop).toMatchObject({
      id: 2,
      name: "ノースライン・オーディオ",
      selfOperated: false,
      productCount: await onSale(2),
      followed: false,
      customerService: { image: null, phone: "400-555-0102", wechat: null },
      banners: [],
      address: null,
      hours: null,
      serviceScore: expect.any(Number),
      deliveryScore: expect.any(Number),
    });
    const sales = shop.recommended.map((card) => card.sales ?? 0);
    expect(sales).toHaveLength(9);
    expect(sales).toEqual(sales.toSorted((left, right) => right - left));
    const placed = await openShop(backend.db, { ...shanghaiAddress, isOpen: false });
    expect(await fetchShop(client(), placed)).toMatchObject({
      address: { district: "徐汇区", street: "12 Anfu Road" },
      hours: { opensAt: "10:00", closesAt: "21:30", weekdays: [1, 2, 3, 4, 5, 6] },
      serviceScore: null,
      deliveryScore: null,
    });
    expect((await backend.ask(`shop/getShopInfo?shop_id=${placed}`, { language: "en" })).data).toMatchObject({
      district_id: 310_104,
      district: "徐汇区",
      address: "12 Anfu Road",
      run_start_time: "10:00:00",
      weekdays: ["1", "2", "3", "4", "5", "6"],
    });
    expect((await backend.ask("shop/getShopInfo?shop_id=2")).data).toMatchObject({
      type: 2,
      type_desc: "入驻商家",
      expire_time: "无期限",
      weekdays: [],
      shop_follow_status: 0,
      ad: { pc: [], mobile: [] },
    });
  });

  test("the shops count what is on sale and nothing else", async () => {
    const { db } = backend;
    const before = (await fetchShop(client(), 5)).productCount;
    const id = await putOnSale(db, { name: "Lamp", fields: { shopId: 5 } });
    expect((await fetchShop(client(), 5)).productCount).toBe(before + 1);
    await db.update(products).set({ isOnShelf: false }).where(eq(products.id, id));
    expect((await fetchShop(client(), 5)).productCount).toBe(before);
  });

  test("the shops sort their products on shelves, on which all of them are found", async () => {
    for (const shopId of [1, 9]) {
      const shelves = await fetchShopCategories(client(), shopId);
      expect(shelves.length).toBeGreaterThan(2);
      const counts = await Promise.all(
        shelves.map(async ({ id }) => {
          const found = await fetchProductList(client(), { shopId, shopCategoryId: id, page: 1, pageSize: 1 });
          return found.total;
        }),
      );
      expect(counts.every((count) => count > 0)).toBe(true);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(await onSale(shopId));
    }
    const { db } = backend;
    const [category] = await db.insert(shopCategories).values({ shopId: 1, name: "架", isShown: false }).returning();
    expect((await fetchShopCategories(client(), 1)).some(({ id }) => id === category?.id)).toBe(false);
    expect((await backend.ask("shop_goods_category/getShopGoodsCategory?shop_id=99")).data).toEqual([]);
  });

  test("the shops that are unknown or deleted are not there", async () => {
    const { db } = backend;
    const [deleted] = await db.insert(shops).values({ name: "Gone", deletedAt: past }).returning();
    for (const id of [String(deleted?.id), "9999", "99999999999999999999"]) {
      const answer = await backend.ask(`shop/getShopInfo?shop_id=${id}`, { language: "en" });
      expect(answer).toMatchObject({ code: 0, msg: "This shop does not exist", data: [], error: "not_found" });
    }
    await expect(fetchShop(client(), 9999)).rejects.toMatchObject({ statusCode: 404 });
  });

  test.each(["", "shop_id=", "shop_id=x", "shop_id=0", "shop_id[]=1"])(
    "the shops want to be named: ?%s",
    async (query) => {
      for (const call of ["shop/getShopInfo", "shop_goods_category/getShopGoodsCategory"]) {
        expect(await backend.ask(`${call}?${query}`)).toMatchObject({ status: 200, code: 0, data: [] });
      }
    },
  );

  test("the shops deal in trades that are there", async () => {
    const { db } = backend;
    const [gone] = await db.insert(trades).values({ name: "旧", deletedAt: past }).returning();
    const ids = listOf((await backend.ask("shop_category/getList")).data).map(({ id }) => id);
    expect(ids).not.toContain(gone?.id);
  });
});
