import { fetchCategoryProducts, fetchProductIds, fetchProductList } from "@plaza/api-client";
import { beforeAll, expect, test } from "vitest";
import { categories, products } from "../../platform/store/schema/catalog.ts";
import { eq, sql } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { idOf, openShop } from "../../test-support/stage.ts";
import { maxListed } from "./product-list.ts";

onEachStore("more products than anybody reads", (backend) => {
  const api = () => backend.client();
  const pageSize = 100;
  const lastPage = maxListed / pageSize;
  let shopId = 0;
  let categoryId = 0;
  let first = 0;

  /** Puts so many more products like the first one on sale, which searches find, too. */
  async function fillUpTo(total: number): Promise<void> {
    const { db } = backend;
    const { rows } = await db.execute<{ present: number }>(
      sql`select count(*)::int as present from products where shop_id = ${shopId}`,
    );
    const missing = total - (rows[0]?.present ?? 0);
    await db.execute(sql`
      with added as (
        insert into products (shop_id, first_category_id, price)
        select shop_id, first_category_id, price from products, generate_series(1, ${missing}) where id = ${first}
        returning *
      ), named as (
        insert into product_texts (product_id, name, translations)
        select id, '量産', '{"en": {"name": "qqmassproduct"}}' from added
      ), sold as (
        insert into skus (product_id, price, stock) select id, price, 5 from added
      )
      select count(*) from added`);
  }

  const lists = {
    "a category": (page: number) => fetchCategoryProducts(api(), { categoryId, page, pageSize }),
    "a shop": (page: number) => fetchProductList(api(), { shopId, sort: "newest", page, pageSize }),
    "a shop by price": (page: number) => fetchProductList(api(), { shopId, sort: "price-asc", page, pageSize }),
    "a search": (page: number) => fetchProductList(api(), { text: "qqmassproduct", page, pageSize }),
    "a search by sales": (page: number) =>
      fetchProductList(api(), { text: "qqmassproduct", sort: "sales", page, pageSize }),
  };

  beforeAll(async () => {
    const { db } = backend;
    shopId = await openShop(db);
    categoryId = idOf(await db.insert(categories).values({ level: 1, name: "量産" }).returning({ id: categories.id }));
    first = await putOnSale(db, {
      name: "量産",
      translations: { en: "qqmassproduct" },
      fields: { shopId, firstCategoryId: categoryId },
    });
    await fillUpTo(maxListed);
    // Nodes read all products before anybody asks.
    await backend.services.productSearch.keepUp(new Date());
  });

  test("a list of as many products as are counted is counted in full, and its last page is full", async () => {
    for (const [name, list] of Object.entries(lists)) {
      const last = await list(lastPage);
      expect([name, last.total, last.isCapped, last.items.length, last.hasMore]).toEqual([
        name,
        maxListed,
        undefined,
        pageSize,
        false,
      ]);
    }
  });

  test("a list of more products than are counted says so, and has no page beyond", async () => {
    await fillUpTo(maxListed + 150);
    for (const [name, list] of Object.entries(lists)) {
      const pages = [];
      for (const page of [1, lastPage, lastPage + 1]) {
        const { total, isCapped, items, hasMore } = await list(page);
        pages.push([total, isCapped, items.length, hasMore]);
      }
      expect([name, ...pages]).toEqual([
        name,
        [maxListed, true, pageSize, true],
        [maxListed, true, pageSize, false],
        [maxListed, true, 0, false],
      ]);
    }
  });

  test("the numbers of all products are read to the end, each of what lists show once", async () => {
    const { db } = backend;
    const expelled = await openShop(db, { isFrozen: true });
    const hidden = await putOnSale(db, { name: "冷冻", fields: { shopId: expelled } });
    const offSale = await putOnSale(db, { name: "下架", fields: { isOnShelf: false } });
    const read: number[] = [];
    let calls = 0;
    for (let after = 0; ; after = read.at(-1) ?? 0) {
      const ids = await fetchProductIds(api(), { after, size: 3000 });
      calls += 1;
      read.push(...ids);
      if (ids.length < 3000) break;
    }
    const expected = await db.select({ id: products.id }).from(products).where(eq(products.isOnSale, true));
    expect(calls).toBe(Math.floor(read.length / 3000) + 1);
    expect(read).toEqual(
      expected
        .map(({ id }) => id)
        .filter((id) => id !== hidden)
        .toSorted((a, b) => a - b),
    );
    expect(read).not.toContain(offSale);
  });

  test.each(["", "after=x&size=y", "after=-5&size=-1", "after=0&size=999999999"])(
    "the numbers of products are never more than ten thousand at once, whatever is asked: %j",
    async (query) => {
      const { data } = await backend.ask(`goods/ids?${query}`);
      const { ids } = recordOf(data);
      expect(Array.isArray(ids) && ids.length).toBe(query.includes("-1") ? 1 : 10_000);
    },
  );
});
