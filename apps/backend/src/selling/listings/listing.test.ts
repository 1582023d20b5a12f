import { beforeEach, expect, test } from "vitest";
import { reserveStock } from "../../catalogue/products/reserve-stock.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { skuPriceChanges } from "../../platform/store/schema/price-history.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { openShop, sell } from "../../test-support/stage.ts";

onEachStore("the shelf of a shop", (backend) => {
  let shopId = 0;
  let productId = 0;
  let token = "";
  let foreign = "";

  beforeEach(async () => {
    shopId = await openShop(backend.db);
    ({ productId } = await sell(backend.db, { name: "壶", translations: { en: "Tea pot" }, fields: { shopId } }));
    ({ token } = await backend.newDeskUser("staff", shopId));
    ({ token: foreign } = await backend.newDeskUser("owner", await openShop(backend.db)));
  });

  const list = (query = "", by = token) => backend.atDesk(by).read(`products/list?${query}`);
  const change = (cells: unknown, by = token) => backend.atDesk(by).post("products/change", { cells });
  const skuOf = async () => {
    const [sku] = await backend.db.select().from(skus).where(eq(skus.productId, productId)).orderBy(skus.id);
    if (sku === undefined) throw new Error("A product has SKUs");
    return sku;
  };
  const productOf = async () => (await backend.db.select().from(products).where(eq(products.id, productId)))[0];
  const yuan = (fen: number) => (fen / 100).toFixed(2);

  test("the shelf has the shop's products with their SKUs, found by a name in any language", async () => {
    const sku = await skuOf();
    expect(await list()).toMatchObject({
      count: 1,
      list: [
        {
          id: productId,
          name: "Tea pot",
          is_on_shelf: true,
          skus: [{ id: sku.id, price: yuan(sku.price), stock: sku.stock }],
        },
      ],
    });
    for (const words of ["tea", "POT", "壶"])
      expect((await list(`words=${encodeURIComponent(words)}`))["count"], words).toBe(1);
    expect((await list("words=%25"))["count"]).toBe(0);
    expect((await list("list=off_shelf"))["count"]).toBe(0);
    expect((await list("", foreign))["list"]).toEqual([]);
  });

  test("a price that changes is that of the product everywhere, and is kept in the price history", async () => {
    const sku = await skuOf();
    const { data } = await change([
      { id: sku.id, field: "price", from: yuan(sku.price), to: "7.05" },
      { id: sku.id, field: "market_price", from: yuan(sku.marketPrice), to: "9.00" },
    ]);
    expect(data).toEqual({ changed: 2, conflicts: [] });
    expect(await productOf()).toMatchObject({ price: 705, marketPrice: 900 });
    const history = await backend.db.select().from(skuPriceChanges).where(eq(skuPriceChanges.skuId, sku.id));
    expect(history.map(({ price }) => price)).toContain(705);
    const detail = await backend.ask(`goods/getGoodsDetail?goods_id=${productId}`, { language: "en" });
    expect(detail.text).toContain("7.05");
  });

  test("a product is taken off the shelf, and comes back", async () => {
    const flip = (from: boolean) => change([{ id: productId, field: "is_on_shelf", from, to: !from }]);
    expect((await flip(true)).data).toEqual({ changed: 1, conflicts: [] });
    expect(await productOf()).toMatchObject({ isOnShelf: false, isOnSale: false });
    expect((await list("list=off_shelf"))["count"]).toBe(1);
    expect((await flip(false)).data).toEqual({ changed: 1, conflicts: [] });
    expect(await productOf()).toMatchObject({ isOnSale: true });
  });

  test("a cell that has changed meanwhile is left, and said; the others are written", async () => {
    const sku = await skuOf();
    await reserveStock(backend.db, [{ skuId: sku.id, quantity: 1 }], { cause: "order", id: null });
    const { data } = await change([
      { id: sku.id, field: "stock", from: sku.stock, to: 50 },
      { id: sku.id, field: "price", from: yuan(sku.price), to: "8.00" },
    ]);
    expect(data).toEqual({ changed: 1, conflicts: [{ field: "stock", id: sku.id, now: sku.stock - 1 }] });
    expect(await skuOf()).toMatchObject({ price: 800, stock: sku.stock - 1 });
  });

  test("of two who change the same cell at a time one is told", async () => {
    const sku = await skuOf();
    const cell = { id: sku.id, field: "stock", from: sku.stock };
    const answers = await Promise.all([40, 41].map((to) => change([{ ...cell, to }])));
    expect(
      answers.map(({ data }) => Number(recordOf(data)["changed"])).toSorted((left, right) => left - right),
    ).toEqual([0, 1]);
    expect(listOf(answers.flatMap(({ data }) => recordOf(data)["conflicts"]))).toHaveLength(1);
    // What is so already is no conflict.
    const { stock } = await skuOf();
    expect((await change([{ ...cell, to: stock }])).data).toEqual({ changed: 1, conflicts: [] });
  });

  test("no stock is lost between a shop that counts and shoppers who buy", async () => {
    const sku = await skuOf();
    await backend.db.update(skus).set({ stock: 100 }).where(eq(skus.id, sku.id));
    const buying = Array.from({ length: 10 }, () =>
      backend.db.transaction((tx) => reserveStock(tx, [{ skuId: sku.id, quantity: 1 }], { cause: "order", id: null })),
    );
    const [{ data }] = await Promise.all([change([{ id: sku.id, field: "stock", from: 100, to: 60 }]), ...buying]);
    const isWritten = recordOf(data)["changed"] === 1;
    expect([(await skuOf()).stock, isWritten]).toEqual([isWritten ? 50 : 90, isWritten]);
  });

  test("what is no cell, or of another shop, changes nothing", async () => {
    const sku = await skuOf();
    const stock = { id: sku.id, field: "stock", from: sku.stock, to: 5 };
    for (const cells of [
      [],
      "x",
      [null],
      [{ ...stock, to: -1 }],
      [{ ...stock, to: 1.5 }],
      [{ ...stock, to: "5" }],
      [{ ...stock, field: "name" }],
      [{ ...stock, field: "__proto__" }],
      [stock, stock],
      [{ id: sku.id, field: "price", from: yuan(sku.price), to: "0" }],
      [{ id: sku.id, field: "price", from: yuan(sku.price), to: "1e3" }],
      [{ id: sku.id, field: "price", from: yuan(sku.price), to: 5 }],
      Array.from({ length: 501 }, (_, index) => ({ ...stock, id: index + 1 })),
    ])
      expect((await change(cells)).code, JSON.stringify(cells).slice(0, 80)).toBe(0);
    expect(await change([stock], foreign)).toMatchObject({ code: 0, error: "not_found" });
    const delisting = { id: productId, field: "is_on_shelf", from: true, to: false };
    expect(await change([delisting], foreign)).toMatchObject({ code: 0, error: "not_found" });
    expect(await change([stock, { ...delisting, id: 1 }])).toMatchObject({ error: "not_found" });
    expect((await skuOf()).stock).toBe(sku.stock);
  });
});
