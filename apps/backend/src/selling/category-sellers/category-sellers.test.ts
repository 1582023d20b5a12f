import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { categories, products } from "../../platform/store/schema/catalog.ts";
import { shops, trades } from "../../platform/store/schema/merchants.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { type Answer, listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import type { CallingDeskUser } from "../../test-support/running-backend.ts";
import { idOf, openShop } from "../../test-support/stage.ts";

let folder = "";
let runs = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plaza-sellers-"));
});
afterAll(() => rm(folder, { recursive: true }));

onEachStore("who may sell in a category", (backend) => {
  let operator: CallingDeskUser;
  let merchant: CallingDeskUser;
  let shopId = 0;
  let [foodId, toysId] = [0, 0];
  /** A category, and one below it. */
  let [pantryId, honeyId] = [0, 0];

  beforeEach(async () => {
    const { db } = backend;
    runs += 1;
    operator = await backend.newDeskUser("operator", null);
    shopId = await openShop(db, { name: `Seller ${runs}` });
    merchant = await backend.newDeskUser("staff", shopId);
    const trade = async (name: string, en: string) =>
      idOf(
        await db
          .insert(trades)
          .values({ name: `${name}${runs}`, translations: { en: { name: `${en} ${runs}` } } })
          .returning({ id: trades.id }),
      );
    [foodId, toysId] = [await trade("食品", "Food"), await trade("玩具", "Toys")];
    const category = async (name: string, parentId: number | null) =>
      idOf(
        await db
          .insert(categories)
          .values({ name: `${name} ${runs}`, parentId, level: parentId === null ? 1 : 2 })
          .returning({ id: categories.id }),
      );
    pantryId = await category("Pantry", null);
    honeyId = await category("Honey", pantryId);
  });

  const good = (answer: Answer) => {
    expect(answer, answer.text).toMatchObject({ code: 1 });
    return answer;
  };
  const sellers = async (id = pantryId) => recordOf(good(await operator.get(`categories/sellers?id=${id}`)).data);
  const save = async (tradeIds: readonly unknown[], id = pantryId) =>
    operator.post("categories/save_sellers", {
      id,
      revision: Number((await sellers(id))["revision"]),
      trade_ids: tradeIds,
    });
  const deal = (tradeId: number | null) => backend.db.update(shops).set({ tradeId }).where(eq(shops.id, shopId));
  const jar = (more: object = {}) => ({
    number: "J-1",
    name: { en: "Jar of honey" },
    category: `#${honeyId}`,
    skus: [{ price: "10.00", stock: 1 }],
    ...more,
  });
  async function importProducts(...lines: readonly object[]) {
    const file = join(folder, `${runs}-${Math.random()}.jsonl`);
    await writeFile(file, lines.map((line) => JSON.stringify(line)).join("\n"));
    const { out } = await backend.operate("import", "products", file, "--shop", String(shopId));
    return out;
  }
  const stored = (number = "J-1") =>
    backend.db.$count(products, and(eq(products.shopId, shopId), eq(products.ownNumber, number)));

  test("everybody may sell where no trade is named; else shops of the named trades, also below the category", async () => {
    expect(await sellers()).toMatchObject({ trade_ids: [], above: [], misfit_products: 0 });
    await deal(toysId);
    expect(await importProducts(jar({ number: "J-0" }))).toContain("1 added, 0 changed, 0 unchanged, 0 rejected");
    good(await save([foodId]));
    expect(await sellers(honeyId)).toMatchObject({
      trade_ids: [],
      above: [{ category: `Pantry ${runs}`, trades: [expect.stringMatching(/^(?:Food |食品)/)] }],
    });
    expect(await importProducts(jar())).toContain(
      `Line 1, category: Only shops of these trades may sell in this category: Food ${runs}`,
    );
    expect(await stored()).toBe(0);
    await deal(foodId);
    expect(await importProducts(jar({ tagline: { en: "Once more" } }))).toContain(
      "1 added, 0 changed, 0 unchanged, 0 rejected",
    );
    await deal(null);
    expect((await importProducts(jar({ number: "J-2" }))).join()).toContain("1 rejected");
  });

  test("a rule below a rule binds, too", async () => {
    good(await save([foodId]));
    good(await save([toysId], honeyId));
    await deal(foodId);
    expect((await importProducts(jar())).join()).toContain(`Toys ${runs}`);
    expect((await importProducts(jar({ category: `#${pantryId}` }))).join()).toContain("1 added");
  });

  test("what is there already stays and is changed, but is neither placed nor put on the shelf anew", async () => {
    await deal(toysId);
    await importProducts(jar({ category: `#${honeyId}` }), jar({ number: "J-2", category: "#1" }));
    good(await save([foodId]));
    expect((await importProducts(jar({ name: { en: "Jar of dark honey" } }))).join()).toContain("1 changed");
    expect((await importProducts(jar({ number: "J-2" }))).join()).toContain("1 rejected");
    const [product] = await backend.db
      .select()
      .from(products)
      .where(and(eq(products.shopId, shopId), eq(products.ownNumber, "J-1")));
    const setListed = (from: boolean, to: boolean) =>
      merchant.post("products/change", { cells: [{ id: product?.id, field: "is_on_shelf", from, to }] });
    expect(product?.isOnSale).toBe(true);
    good(await setListed(true, false));
    expect(await setListed(false, true)).toMatchObject({ code: 0, msg: expect.stringContaining("honey") as unknown });
    expect((await importProducts(jar({ on_shelf: true }))).join()).toContain("1 rejected");
    await deal(foodId);
    good(await setListed(false, true));
  });

  test("a change says how many products of how many shops would not meet it, and takes none of them down", async () => {
    await deal(toysId);
    const fields = { shopId, firstCategoryId: pantryId, secondCategoryId: honeyId };
    const ids = [
      await putOnSale(backend.db, { name: "Jar", fields }),
      await putOnSale(backend.db, { name: "Pot", fields: { ...fields, secondCategoryId: null } }),
    ];
    const other = await openShop(backend.db, { name: "Untold" });
    await putOnSale(backend.db, { name: "Tin", fields: { ...fields, shopId: other } });
    await putOnSale(backend.db, { name: "Gone", fields: { ...fields, shopId: other, deletedAt: new Date() } });
    const misfits = async (...tradeIds: readonly number[]) =>
      recordOf(
        good(await operator.get(`categories/seller_misfits?id=${pantryId}&trade_ids=${tradeIds.join(",")}`)).data,
      );
    expect(await misfits()).toMatchObject({ products: 0, shops: 0, list: [] });
    expect(await misfits(foodId)).toMatchObject({ products: 3, shops: 2 });
    const named = await misfits(toysId, foodId);
    expect(named).toMatchObject({ products: 1, shops: 1, list: [{ name: "Tin", shop_name: "Untold", is_on_sale: 1 }] });
    good(await save([foodId]));
    expect(await sellers()).toMatchObject({ trade_ids: [foodId], misfit_products: 3, misfit_shops: 2 });
    for (const id of ids)
      expect(await backend.db.$count(products, and(eq(products.id, id), eq(products.isOnSale, true)))).toBe(1);
  });

  test("a rule names trades that there are, and nobody overwrites what a colleague has saved", async () => {
    for (const wrong of [[2_000_000_000], ["x"], [null]]) expect(await save(wrong)).toMatchObject({ code: 0 });
    const { revision } = await sellers();
    good(await save([foodId, foodId, toysId]));
    const late = await operator.post("categories/save_sellers", { id: pantryId, revision, trade_ids: [] });
    expect(late).toMatchObject({ code: 0 });
    expect(listOf((await sellers())["trades"]).map(({ id }) => id)).toContain(foodId);
    expect(new Set((await sellers())["trade_ids"] as number[])).toEqual(new Set([foodId, toysId]));
    good(await save([]));
    expect(await sellers()).toMatchObject({ trade_ids: [] });
  });

  test("a trade that a rule names is removed only for another one, which the rule names from then on", async () => {
    good(await save([foodId]));
    const seen = { id: foodId, revision: 1 };
    expect(await operator.post("trades/remove", seen)).toMatchObject({ code: 0, field: "target_id" });
    good(await operator.post("trades/remove", { ...seen, target_id: toysId }));
    expect(await sellers()).toMatchObject({ trade_ids: [toysId] });
  });
});
