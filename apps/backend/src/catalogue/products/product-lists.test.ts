import {
  fetchCategoryProducts,
  fetchCategoryTree,
  fetchColumnProducts,
  fetchProductColumns,
  fetchProductList,
} from "@plaza/api-client";
import { expect, test } from "vitest";
import { marketplace } from "@plaza/demo-marketplace";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { categories, products, skus } from "../../platform/store/schema/catalog.ts";
import { noImage } from "../../test-support/no-image.ts";

const { columns: demoColumns, departments } = marketplace;
const demoProducts = [...departments.flatMap((department) => department.products), ...marketplace.resales];

onEachStore("product lists", (backend) => {
  const client = (locale: "en" | "zh" | "ko" = "en") => backend.client({ locale });
  const get = async (call: string) => recordOf((await backend.ask(call, { language: "en" })).data);
  const idsOf = (list: unknown) => listOf(list).map(({ id }) => Number(id));

  test("product lists have the documented items", async () => {
    const ours = { shop_id: 1, shop_name: "Hearth & Linden", shop_type: 1, stock: expect.any(Number) };
    const money: unknown = expect.stringMatching(/^\d+\.\d\d$/);
    const named = {
      id: 1,
      name: demoProducts[0]?.name.en,
      image: expect.stringMatching(/^http.*\.webp$/),
      market_price: money,
    };
    const sold = { sales_actual: demoProducts[0]?.sold, sales_virtual: 0, sales_total: demoProducts[0]?.sold };

    const site = await get("pc/goodsList?page_size=1");
    expect(site).toEqual({
      list: [{ ...named, price: money, sales_sum: demoProducts[0]?.sold, ...ours }],
      count: demoProducts.length,
      page: 1,
      size: 1,
      more: 1,
    });
    const platform = await get("goods/getGoodsList?shop_id=1&page_size=100");
    expect(Object.keys(platform).toSorted()).toEqual(["count", "lists", "more", "page_no", "page_size"]);
    expect(listOf(platform["lists"]).find(({ id }) => id === 1)).toEqual({
      ...named,
      min_price: money,
      ...sold,
      first_cate_id: 1,
      second_cate_id: expect.any(Number),
      third_cate_id: expect.any(Number),
      brand_id: 1,
      sort_weight: 255,
      ...ours,
    });
    const column = await get("goods/getGoodsListByColumnId?column_id=1&page_size=1");
    expect(listOf(column["lists"])[0]).toMatchObject({
      column_ids: expect.stringMatching(/^1(?:,\d)*$/),
      sort_weight: 255,
    });
  });

  test("product lists show every product once, whatever the order and the size of the pages", async () => {
    for (const order of [
      "",
      "sort_type=price&sort=asc",
      "sort_type=sales_sum&sort=desc",
      "sort_type=create_time&sort=desc",
    ]) {
      const seen: number[] = [];
      let more: unknown = 1;
      for (let page = 1; more === 1; page += 1) {
        const data = await get(`pc/goodsList?${order}&page_no=${page}&page_size=97`);
        seen.push(...idsOf(data["list"]));
        more = data["more"];
      }
      expect(seen).toHaveLength(demoProducts.length);
      expect(new Set(seen).size).toBe(demoProducts.length);
    }
    expect(await get("pc/goodsList?page_no=99")).toMatchObject({
      list: [],
      page: 99,
      more: 0,
      count: demoProducts.length,
    });
    expect(await get("pc/goodsList?page_no=-3&page_size=500")).toMatchObject({ page: -3, size: 100 });
  });

  test.each(["price", "sales"] as const)("product lists are sorted by %s, both ways and in both calls", async (by) => {
    for (const direction of ["asc", "desc"] as const) {
      const column = by === "price" ? "price" : "sales_sum";
      const site = await get(`pc/goodsList?page_size=100&sort_type=${column}&sort=${direction}`);
      const platform = await get(`goods/getGoodsList?page_size=100&sort_by_${by}=${direction}`);
      const values = listOf(site["list"]).map((item) =>
        Number((by === "price" && item["seckill_price"]) || item[column]),
      );
      expect(values).toEqual(values.toSorted((left, right) => (direction === "asc" ? left - right : right - left)));
      expect(idsOf(platform["lists"])).toEqual(idsOf(site["list"]));
    }
  });

  test("product lists are sorted by date, the newest on demand first", async () => {
    const dates = async (list: string): Promise<readonly number[]> => {
      const ids = idsOf((await get(list))["list"] ?? (await get(list))["lists"]);
      const rows = await backend.db.select({ id: products.id, at: products.createdAt }).from(products);
      const byId = new Map(rows.map(({ id, at }) => [id, at.getTime()]));
      return ids.map((id) => byId.get(id) ?? 0);
    };
    const newest = await dates("pc/goodsList?sort_type=create_time&sort=desc&page_size=50");
    expect(newest).toEqual(newest.toSorted((left, right) => right - left));
    expect(await dates("goods/getGoodsList?sort_by_create=desc&page_size=50")).toEqual(newest);
    const oldest = await dates("pc/goodsList?sort_type=create_time&sort=asc&page_size=50");
    expect(oldest).toEqual(oldest.toSorted((left, right) => left - right));
  });

  test("product lists follow the first of several orders that are asked for, and their own order without any", async () => {
    const both = await get("goods/getGoodsList?sort_by_sales=desc&sort_by_price=asc&page_size=30");
    expect(both["lists"]).toEqual((await get("goods/getGoodsList?sort_by_price=asc&page_size=30"))["lists"]);
    const hot = listOf((await get("goods/getHotList?page_size=30"))["lists"]).map((item) =>
      Number(item["sales_total"]),
    );
    expect(hot).toEqual(hot.toSorted((left, right) => right - left));
    const site = idsOf((await get("pc/goodsList?sort_type=price&page_size=30"))["list"]);
    expect(site).toEqual(site.toSorted((left, right) => left - right));
  });

  test("product lists lead with what has the smaller weight, then with what the merchant puts in front", async () => {
    const { db } = backend;
    const columns = { firstCategoryId: 1, secondCategoryId: 2, thirdCategoryId: 3 };
    const last = await putOnSale(db, { name: "Last", fields: { ...columns, position: 1, weight: 300 } });
    const second = await putOnSale(db, { name: "Second", fields: { ...columns, position: 0 } });
    const first = await putOnSale(db, { name: "First", fields: { ...columns, position: 9, weight: 1 } });
    const ids = idsOf((await get("goods/getGoodsList?platform_cate_id=3&page_size=100"))["lists"]);
    expect([ids[0], ids[1], ids.at(-1)]).toEqual([first, second, last]);
    for (const id of [first, second, last]) await db.delete(products).where(eq(products.id, id));
  });

  test("product lists narrow by category of any level, brand, shop and recommendation", async () => {
    const tree = await fetchCategoryTree(client("ko"));
    expect(tree.map(({ name }) => name)).toEqual(departments.map(({ category }) => category.name.ko));
    for (const [index, top] of tree.entries()) {
      const inDepartment = await fetchCategoryProducts(client(), {
        categoryId: top.id,
        onePerArticle: true,
        page: 1,
        pageSize: 1,
      });
      expect(inDepartment.total).toBe(departments[index]?.products.length);
    }
    const leaf = tree[0]?.children[0]?.children[0];
    const category = await fetchCategoryProducts(client("zh"), { categoryId: leaf?.id, page: 1, pageSize: 100 });
    const expected = departments[0]?.products.filter(({ category }) => category === "home-furniture-sofas") ?? [];
    expect(category.items.map(({ name }) => name).toSorted()).toEqual(expected.map(({ name }) => name.zh).toSorted());

    const brand = await get("goods/getGoodsList?brand_id=1&page_size=100");
    expect(brand["count"]).toBe(demoProducts.filter((product) => product.brand === demoProducts[0]?.brand).length);
    const shop = await get("goods/getGoodsList?shop_id=2&is_recommend=1");
    expect(shop["count"]).toBe(9);
    const rest = await get("goods/getGoodsList?shop_id=2&is_recommend=0");
    expect(Number(rest["count"]) + 9).toBe(demoProducts.filter((product) => product.shop === "northline").length);
    for (const nobody of ["platform_cate_id=99999", "brand_id=99999999999", "shop_id=-1", "shop_cate_id=99999"]) {
      expect(await get(`goods/getGoodsList?${nobody}`)).toMatchObject({ lists: [], count: 0, more: 0 });
    }
    expect(await get("pc/goodsList?category_id=99999")).toMatchObject({ list: [], count: 0 });
    expect((await get("goods/getGoodsList?platform_cate_id=abc"))["count"]).toBe(demoProducts.length);
  });

  test("product lists hide what is not on sale and what is in a shop that cannot sell", async () => {
    const { db } = backend;
    const id = await putOnSale(db, { name: "Wardrobe", fields: { shopId: 4 } });
    const lists = [
      "pc/goodsList?shop_id=4&page_size=100",
      "goods/getGoodsList?shop_id=4&page_size=100",
      "goods/getHotList?shop_id=4&page_size=100",
      "pc/goodsList?shop_id=4&name=wardrobe",
    ];
    const shows = async () => {
      const answers = await Promise.all(lists.map(get));
      return answers.map((data) => idsOf(data["list"] ?? data["lists"]).includes(id));
    };
    const everywhere = lists.map(() => true);
    const nowhere = lists.map(() => false);
    expect(await shows()).toEqual(everywhere);

    for (const change of [{ isOnShelf: false }, { isApproved: false }, { deletedAt: new Date() }]) {
      await db.update(products).set(change).where(eq(products.id, id));
      expect(await shows()).toEqual(nowhere);
      await db.update(products).set({ isOnShelf: true, isApproved: true, deletedAt: null }).where(eq(products.id, id));
      expect(await shows()).toEqual(everywhere);
    }
    const past = new Date(Date.now() - 1000);
    for (const change of [{ isFrozen: true }, { isOpen: false }, { expiresAt: past }, { deletedAt: past }]) {
      await db.update(shops).set(change).where(eq(shops.id, 4));
      expect(await shows()).toEqual(nowhere);
      await db
        .update(shops)
        .set({ isFrozen: false, isOpen: true, expiresAt: null, deletedAt: null })
        .where(eq(shops.id, 4));
    }
    await db
      .update(shops)
      .set({ expiresAt: new Date(Date.now() + 60_000) })
      .where(eq(shops.id, 4));
    expect(await shows()).toEqual(everywhere);
  });

  test("product lists say what is left, and whose it is", async () => {
    const { db } = backend;
    const id = await putOnSale(db, { name: "Sold out", fields: { shopId: 5 }, stock: 0 });
    const find = async () =>
      (await fetchProductList(client(), { shopId: 5, page: 1, pageSize: 100 })).items.find((item) => item.id === id);
    expect(await find()).toMatchObject({ soldOut: true, shop: { id: 5, selfOperated: expect.any(Boolean) } });
    await db.insert(skus).values({ productId: id, price: 1, stock: 3, optionValueIds: [1] });
    expect(await find()).toMatchObject({ soldOut: false });
  });

  test("product lists fill the columns of the home page by their rules", async () => {
    const columns = await fetchProductColumns(client());
    expect(columns.map(({ name, remark }) => [name, remark])).toEqual(
      demoColumns.map(({ name, remark }) => [name.en, remark.en]),
    );
    for (const [index, column] of columns.entries()) {
      const shown = await fetchColumnProducts(client(), { columnId: column.id, page: 1, pageSize: 100 });
      const chosen = demoColumns[index]?.choose(departments) ?? [];
      expect(shown.total).toBe(chosen.length);
      expect(shown.total).toBeGreaterThanOrEqual(20);
      const sales = shown.items.map((item) => item.sales ?? 0);
      expect(sales).toEqual(sales.toSorted((left, right) => right - left));
    }
    expect(await get("goods/getGoodsListByColumnId?column_id=999")).toEqual({
      lists: [],
      count: 0,
      page_no: 1,
      page_size: 15,
      more: 0,
    });
    const wrong = await backend.ask("goods/getGoodsListByColumnId", { language: "en" });
    expect(wrong).toMatchObject({ code: 0, msg: "column_id is required" });
  });

  test("product lists build the category tree of what is shown, level by level", async () => {
    const { db } = backend;
    const tree = async () => listOf((await backend.ask("pc/category", { language: "en" })).data);
    const [hidden] = await db
      .insert(categories)
      .values({ level: 1, name: "Hidden", position: 99, isShown: false })
      .returning({ id: categories.id });
    const [empty] = await db
      .insert(categories)
      .values({ level: 1, name: "Empty", position: 100 })
      .returning({ id: categories.id });
    await db.insert(categories).values([
      { level: 2, name: "Below hidden", parentId: hidden?.id },
      { level: 2, name: "Childless", parentId: empty?.id },
    ]);
    const top = await tree();
    expect(top.map(({ level, pid, type }) => [level, pid, type])).toEqual(top.map(() => [1, 0, 1]));
    const last = top.at(-1);
    expect(last).toMatchObject({
      name: "Empty",
      image: noImage,
      sons: [{ name: "Childless", level: 2, pid: empty?.id }],
    });
    expect(listOf(last?.["sons"])[0]).not.toHaveProperty("sons");
    expect(JSON.stringify(top)).not.toContain("idden");
    const [first] = top;
    const [second] = listOf(first?.["sons"]);
    const [third] = listOf(second?.["sons"]);
    expect(third).toMatchObject({ level: 3, pid: second?.["id"], image: expect.stringMatching(/^http/) });
    expect(third).not.toHaveProperty("sons");
  });
});
