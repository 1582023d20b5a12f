import { beforeEach, expect, test } from "vitest";
import { auditEntries } from "../../platform/store/schema/audit.ts";
import { bulkChangeRows, bulkChanges } from "../../platform/store/schema/bulk-changes.ts";
import { categoryTrades, products, productTakedowns, skus } from "../../platform/store/schema/catalog.ts";
import { productShipping } from "../../platform/store/schema/freight.ts";
import { trades } from "../../platform/store/schema/merchants.ts";
import { flashPrices } from "../../platform/store/schema/promotions.ts";
import { stockMovements } from "../../platform/store/schema/stock.ts";
import { desc, eq, inArray } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { idOf, openShop, putOnFlashSale, sell, type Sold } from "../../test-support/stage.ts";
import { goOn } from "./apply-batch.ts";
import { continueBulkChanges } from "./continue-changes.ts";

onEachStore("changes of many products", (backend) => {
  let shopId = 0;
  let token = "";
  let foreign = "";
  let sold: readonly Sold[] = [];

  beforeEach(async () => {
    const { db } = backend;
    shopId = await openShop(db);
    ({ token } = await backend.newDeskUser("staff", shopId));
    ({ token: foreign } = await backend.newDeskUser("owner", await openShop(db)));
    sold = [
      await sell(db, { name: "Pot", fields: { shopId, price: 1000 } }),
      await sell(db, { name: "Cup", fields: { shopId, price: 2045 } }),
      await sell(db, { name: "Jug", fields: { shopId, price: 3 } }),
    ];
  });

  const ids = () => sold.map(({ productId }) => productId);
  const preview = (edit: unknown, selection: object = { ids: ids() }, by = token) =>
    backend.atDesk(by).post("products/bulk_preview", { edit, ...selection });
  const start = (edit: unknown, more: object = {}, by = token) =>
    backend.atDesk(by).post("products/bulk_start", {
      edit,
      ids: ids(),
      key: `key ${Math.random()}`,
      seen_at: new Date(Date.now() + 60_000).toISOString(),
      ...more,
    });
  const undo = (id: unknown, by = token) => backend.atDesk(by).post("products/bulk_undo", { id });
  const pricesNow = async () => {
    const rows = await backend.db.select().from(skus).where(inArray(skus.productId, ids())).orderBy(skus.id);
    return rows.map(({ price }) => price);
  };
  const tenPercentOff = { kind: "price", by: "percent", value: "-10", rounding: "jiao" };

  test("a difference says how many change, from what to what, and what cannot change and why; it changes nothing", async () => {
    const { data } = await preview(tenPercentOff);
    expect(data).toMatchObject({
      total: 3,
      changed: 2,
      values: 2,
      obstacles: [{ reason: "price_zero", count: 1, names: ["Jug"] }],
      examples: [
        { name: "Pot", field: "price", was: "10.00", became: "9.00" },
        { name: "Cup", field: "price", was: "20.45", became: "18.40" },
      ],
    });
    expect(await pricesNow()).toEqual([1000, 2045, 3]);
  });

  test("a change is what its difference said, of the products too, in the audit log, and undone at once", async () => {
    const { data } = await start(tenPercentOff);
    expect(data).toMatchObject({
      state: "done",
      total: 3,
      applied: 3,
      changed: 2,
      obstacles: [{ reason: "price_zero", count: 1 }],
    });
    expect(await pricesNow()).toEqual([900, 1840, 3]);
    const [pot] = await backend.db
      .select()
      .from(products)
      .where(eq(products.id, ids()[0] ?? 0));
    expect(pot?.price).toBe(900);
    const entries = await backend.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(2);
    expect(entries).toMatchObject([{ action: "products/bulk_start", subject: "skus", shopId }, { subject: "skus" }]);
    expect((await undo(recordOf(data)["id"])).data).toMatchObject({ state: "undone", undone: 2, not_undone: 0 });
    expect(await pricesNow()).toEqual([1000, 2045, 3]);
    // A second press finds it undone.
    expect((await undo(recordOf(data)["id"])).data).toMatchObject({ state: "undone", undone: 2 });
  });

  test("what was changed since stays when a change is undone, and is named", async () => {
    const { data } = await start({ kind: "price", by: "amount", value: "1.00", rounding: "fen" });
    expect(await pricesNow()).toEqual([1100, 2145, 103]);
    await backend.db
      .update(skus)
      .set({ price: 999 })
      .where(eq(skus.id, sold[1]?.skuId ?? 0));
    const undone = await undo(recordOf(data)["id"]);
    expect(undone.data).toMatchObject({ undone: 2, not_undone: 1, left: ["Cup"] });
    expect(await pricesNow()).toEqual([1000, 999, 3]);
  });

  test("the same key changes once, however often it is sent", async () => {
    const edit = { kind: "price", by: "percent", value: "100", rounding: "fen" };
    const [one, other] = await Promise.all([start(edit, { key: "twice" }), start(edit, { key: "twice" })]);
    expect(recordOf(one.data)["id"]).toBe(recordOf(other.data)["id"]);
    await start(edit, { key: "twice" });
    expect(await pricesNow()).toEqual([2000, 4090, 6]);
  });

  test("a price that somebody has changed since the difference was shown is left", async () => {
    const seen = recordOf((await preview(tenPercentOff)).data)["seen_at"];
    await backend.db
      .update(skus)
      .set({ price: 500 })
      .where(eq(skus.id, sold[0]?.skuId ?? 0));
    const { data } = await start(tenPercentOff, { seen_at: seen });
    expect(data).toMatchObject({ changed: 1 });
    expect(listOf(recordOf(data)["obstacles"])).toContainEqual(
      expect.objectContaining({ reason: "changed_meanwhile", names: ["Pot"] }),
    );
    expect(await pricesNow()).toEqual([500, 1840, 3]);
  });

  test("stock is set or added to, never below zero, and not where a flash sale has pieces of it", async () => {
    const { db } = backend;
    const stocks = async () =>
      (await db.select().from(skus).where(inArray(skus.productId, ids())).orderBy(skus.id)).map(({ stock }) => stock);
    await start({ kind: "set_stock", value: 4 });
    expect(await stocks()).toEqual([4, 4, 4]);
    const [pot] = sold;
    if (pot === undefined) throw new Error("Nothing is sold");
    const offerId = await putOnFlashSale(db, pot, 500);
    await db.update(flashPrices).set({ setAside: 2, setAsideLeft: 2 }).where(eq(flashPrices.offerId, offerId));
    const { data } = await start({ kind: "add_stock", value: -4 });
    expect(data).toMatchObject({ changed: 2, obstacles: [{ reason: "flash_sale", names: ["Pot"] }] });
    expect(await stocks()).toEqual([4, 0, 0]);
    expect((await preview({ kind: "add_stock", value: -1 })).data).toMatchObject({
      obstacles: [
        { reason: "flash_sale", count: 1 },
        { reason: "stock_below_zero", count: 2 },
      ],
    });
    const [last] = await db.select().from(stockMovements).orderBy(desc(stockMovements.id)).limit(1);
    expect(last).toMatchObject({ cause: "bulk", causeId: recordOf(data)["id"], change: -4, stockAfter: 0 });
  });

  test("products that are taken down, or in a category of other trades, do not go on sale with the others", async () => {
    const { db } = backend;
    const [pot = 0, cup = 0] = ids();
    await start({ kind: "listing", is_on_shelf: 0 });
    await db.insert(productTakedowns).values({ productId: pot, shopId, grounds: "Broken", takenDownAt: new Date() });
    const tradeId = idOf(
      await db
        .insert(trades)
        .values({ name: `T ${shopId}` })
        .returning({ id: trades.id }),
    );
    await db.update(products).set({ firstCategoryId: 2 }).where(eq(products.id, cup));
    await db.insert(categoryTrades).values({ categoryId: 2, tradeId });
    const { data } = await start({ kind: "listing", is_on_shelf: 1 });
    await db.delete(categoryTrades).where(eq(categoryTrades.tradeId, tradeId));
    expect(data).toMatchObject({ changed: 1 });
    expect(listOf(recordOf(data)["obstacles"]).map(({ reason, names }) => [reason, names])).toEqual(
      expect.arrayContaining([
        ["taken_down", ["Pot"]],
        ["other_trades", ["Cup"]],
      ]),
    );
  });

  test("category, freight and own category are changed and put back", async () => {
    const { db } = backend;
    const [before] = await db
      .select()
      .from(products)
      .where(eq(products.id, ids()[0] ?? 0));
    const moved = await start({ kind: "category", category_id: 3 });
    expect(moved.data).toMatchObject({ changed: 3 });
    const [after] = await db
      .select()
      .from(products)
      .where(eq(products.id, ids()[0] ?? 0));
    expect(after).toMatchObject({ thirdCategoryId: 3 });
    await undo(recordOf(moved.data)["id"]);
    const [back] = await db
      .select()
      .from(products)
      .where(eq(products.id, ids()[0] ?? 0));
    expect(back).toMatchObject({
      firstCategoryId: before?.firstCategoryId,
      secondCategoryId: before?.secondCategoryId,
      thirdCategoryId: before?.thirdCategoryId,
    });
    const sent = await start({ kind: "freight", mode: "fixed", amount: "8" });
    const shipping = () => db.select().from(productShipping).where(inArray(productShipping.productId, ids()));
    expect(await shipping()).toMatchObject([{ mode: "fixed", fixedAmount: 800 }, {}, {}]);
    await undo(recordOf(sent.data)["id"]);
    expect((await shipping()).map(({ mode, fixedAmount }) => [mode, fixedAmount])).toEqual(
      ids().map(() => ["free", 0]),
    );
  });

  test("all that match a filter are changed, in batches that a job goes on with, unless somebody cancels it", async () => {
    const { db } = backend;
    const { data } = await preview(tenPercentOff, { filter: { words: "cup" } });
    expect(data).toMatchObject({ total: 1, changed: 1 });
    const [change] = await db
      .insert(bulkChanges)
      .values({
        shopId,
        agentId: (await backend.newDeskUser("staff", shopId)).id,
        idempotencyKey: "left in the middle",
        edit: { kind: "price", by: "percent", value: 1000, rounding: "fen" },
        state: "applying",
        seenAt: new Date(Date.now() + 60_000),
        total: 3,
        startedAt: new Date(),
      })
      .returning();
    if (change === undefined) throw new Error("It was not stored");
    await db.insert(bulkChangeRows).values(ids().map((productId) => ({ changeId: change.id, productId })));
    const before = await pricesNow();
    // Another one waits until it has ended.
    expect(await start(tenPercentOff)).toMatchObject({ code: 0, msg: expect.stringContaining("still on its way") });
    const context = { db, now: () => new Date(), report: (error: unknown) => expect.unreachable(String(error)) };
    await continueBulkChanges.run(context);
    expect(await pricesNow()).toEqual(before.map((price) => price * 2));
    // What is done is not done again, whoever goes on with it.
    expect(await goOn(db, change, new Date(), "products/bulk_start")).toBe(false);
    await db.update(bulkChanges).set({ state: "applying", endedAt: null }).where(eq(bulkChanges.id, change.id));
    await db.update(bulkChangeRows).set({ state: "waits" }).where(eq(bulkChangeRows.changeId, change.id));
    const cancelled = await backend.atDesk(token).post("products/bulk_cancel", { id: change.id });
    expect(cancelled.data).toMatchObject({ state: "cancelled" });
    await continueBulkChanges.run(context);
    expect(await pricesNow()).toEqual(before.map((price) => price * 2));
  });

  test("wrong input and other shops' products are rejected", async () => {
    for (const edit of [
      null,
      {},
      { kind: "price" },
      { ...tenPercentOff, value: "-100" },
      { ...tenPercentOff, value: "0" },
      { ...tenPercentOff, value: "1.23" },
      { ...tenPercentOff, rounding: "up" },
      { kind: "set_stock", value: -1 },
      { kind: "listing" },
      { kind: "freight", mode: "by air" },
      { kind: "freight", mode: "fixed", amount: "x" },
      { kind: "category" },
    ])
      expect((await preview(edit)).code, JSON.stringify(edit)).toBe(0);
    expect((await preview(tenPercentOff, {})).code).toBe(0);
    expect((await preview({ kind: "own_category", own_category_id: 999_999 })).error).toBe("not_found");
    expect((await preview({ kind: "freight", mode: "template", template_id: 999_999 })).error).toBe("not_found");
    expect((await preview({ kind: "category", category_id: 999_999 })).error).toBe("not_found");
    expect((await preview(tenPercentOff, { ids: ids() }, foreign)).error).toBe("not_found");
    expect((await start(tenPercentOff, {}, foreign)).error).toBe("not_found");
    const { data } = await start(tenPercentOff);
    expect((await undo(recordOf(data)["id"], foreign)).error).toBe("not_found");
    await backend.db
      .update(bulkChanges)
      .set({ startedAt: new Date(Date.now() - 8 * 24 * 60 * 60 * 1000) })
      .where(eq(bulkChanges.id, Number(recordOf(data)["id"])));
    expect((await undo(recordOf(data)["id"])).code).toBe(0);
  });
});
