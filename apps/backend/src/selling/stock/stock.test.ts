import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { reserveStock } from "../../catalogue/products/reserve-stock.ts";
import { announceStockCause } from "../../catalogue/stock/stock-cause.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { flashPrices } from "../../platform/store/schema/promotions.ts";
import { stockMovements } from "../../platform/store/schema/stock.ts";
import { asc, eq, inArray } from "../../platform/store/sql.ts";
import { changeOrders } from "../../buying/orders/change-order.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { handOver } from "../../test-support/handed-over.ts";
import { richCustomer } from "../../test-support/new-customer.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { openShop, putOnFlashSale, sell, type Sold } from "../../test-support/stage.ts";
import { forgetStockMovements } from "./forget-movements.ts";
import { daysLeft } from "./stock-outlook.ts";

test.each([
  [10, 28, 28, 10],
  [10, 3, 28, 93],
  [0, 5, 28, 0],
  [10, 0, 28, null],
  [10, 5, 6, null],
  [10, 14, 14, 10],
])("a stock of %i, of which %i were sold in %i days, lasts %s days", (stock, sold, days, left) => {
  expect(daysLeft(stock, sold, days)).toBe(left);
});

onEachStore("movements of stock", (backend) => {
  let shopId = 0;
  let token = "";
  let pot: Sold = { productId: 0, skuId: 0 };

  beforeEach(async () => {
    shopId = await openShop(backend.db);
    pot = await sell(backend.db, { name: "Pot", fields: { shopId, price: 1000 } });
    await backend.db.update(skus).set({ stock: 100 }).where(eq(skus.id, pot.skuId));
    ({ token } = await backend.newDeskUser("staff", shopId));
  });

  const stockOf = async () => (await backend.db.select().from(skus).where(eq(skus.id, pot.skuId)))[0]?.stock ?? -1;
  const movements = () =>
    backend.db.select().from(stockMovements).where(eq(stockMovements.skuId, pot.skuId)).orderBy(asc(stockMovements.id));
  const causesSince = async (run: () => Promise<unknown>) => {
    const before = (await movements()).length;
    await run();
    return (await movements()).slice(before).map(({ cause, change }) => [cause, change]);
  };

  test("each way in which stock changes says why, and none of them says nothing", async () => {
    const { db } = backend;
    const customer = await richCustomer(db, 1_000_000);
    const order = { lines: [{ productId: pot.productId, quantity: 3 }], fields: { shopId }, state: "paid" as const };
    let orderId = 0;
    expect(
      await causesSince(async () => {
        ({ orderId } = await handOver(db, customer.id, order, new Date()));
      }),
    ).toEqual([["order", -3]]);
    const close = { orderIds: [orderId], change: { action: "close" } as const, now: new Date(), note: "" };
    expect(
      await causesSince(() => db.transaction((tx) => changeOrders(tx, { ...close, actor: { kind: "merchant" } }))),
    ).toEqual([["order_closed", 3]]);
    const cell = { id: pot.skuId, field: "stock", from: 100, to: 90 };
    expect(await causesSince(() => backend.atDesk(token).post("products/change", { cells: [cell] }))).toEqual([
      ["by_hand", -10],
    ]);
    const bulk = {
      ids: [pot.productId],
      edit: { kind: "add_stock", value: 5 },
      key: "stock",
      seen_at: new Date().toISOString(),
    };
    expect(await causesSince(() => backend.atDesk(token).post("products/bulk_start", bulk))).toEqual([["bulk", 5]]);
    const offerId = await putOnFlashSale(db, pot, 500);
    expect(
      await causesSince(() =>
        db.transaction(async (tx) => {
          await reserveStock(tx, [{ skuId: pot.skuId, quantity: 4 }], { cause: "flash_set_aside", id: offerId });
          await tx.update(flashPrices).set({ setAside: 4, setAsideLeft: 4 }).where(eq(flashPrices.offerId, offerId));
        }),
      ),
    ).toEqual([["flash_set_aside", -4]]);
    // What is released within something else says so by itself, and the rest goes on under its own cause.
    expect(
      await causesSince(() =>
        db.transaction(async (tx) => {
          await announceStockCause(tx, { cause: "import", id: null });
          await tx.delete(flashPrices).where(eq(flashPrices.offerId, offerId));
          await tx.update(skus).set({ stock: 7 }).where(eq(skus.id, pot.skuId));
        }),
      ),
    ).toEqual([
      ["flash_released", 4],
      ["import", -88],
    ]);
    expect(await causesSince(() => db.update(skus).set({ stock: 8 }).where(eq(skus.id, pot.skuId)))).toEqual([
      ["unknown", 1],
    ]);
  });

  test("the movements of a SKU sum up to its stock, whatever is done and given up", async () => {
    const action = fc.record({
      by: fc.integer({ min: -40, max: 40 }),
      isGivenUp: fc.boolean(),
      isReserved: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 8 }), async (actions) => {
        for (const { by, isGivenUp, isReserved } of actions) {
          await backend.db
            .transaction(async (tx) => {
              if (isReserved) {
                const request = [{ skuId: pot.skuId, quantity: Math.abs(by) }];
                await reserveStock(tx, request, { cause: "order", id: null });
              } else {
                await announceStockCause(tx, { cause: "by_hand", id: null });
                const [row] = await tx.select().from(skus).where(eq(skus.id, pot.skuId)).for("update");
                await tx
                  .update(skus)
                  .set({ stock: Math.max((row?.stock ?? 0) + by, 0) })
                  .where(eq(skus.id, pot.skuId));
              }
              if (isGivenUp) throw new Error("given up");
            })
            .catch((error: unknown) => expect(error).toMatchObject({ message: "given up" }));
        }
        const rows = await movements();
        let sum = 0;
        for (const { change, stockAfter } of rows) {
          sum += change;
          expect(stockAfter).toBe(sum);
        }
        expect(sum).toBe(await stockOf());
      }),
      { numRuns: 15 },
    );
  });

  test("a shop reads the movements of a SKU with who it was and which order, and nobody else does", async () => {
    const { db } = backend;
    const customer = await richCustomer(db, 1_000_000);
    const order = { lines: [{ productId: pot.productId, quantity: 3 }], fields: { shopId }, state: "paid" as const };
    const { orderId } = await handOver(db, customer.id, order, new Date());
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
    const read = await backend.atDesk(token).read(`stock/movements?sku_id=${pot.skuId}`);
    expect(listOf(read["list"])[0]).toMatchObject({
      cause: "order",
      change: -3,
      stock_after: 97,
      order_id: orderId,
      order_number: row?.number,
    });
    expect(recordOf(read["sku"])).toMatchObject({ name: "Pot", stock: 97, sold: 3, days_left: null });
    const last = listOf(read["list"])[0]?.["id"];
    const older = await backend.atDesk(token).read(`stock/movements?sku_id=${pot.skuId}&before=${String(last)}`);
    expect(listOf(older["list"]).map(({ id }) => id)).not.toContain(last);
  });

  test("few are as few as the shop says, or the SKU's own mark; what runs out soon comes first", async () => {
    const { db } = backend;
    const desk = backend.atDesk(token);
    const soon = async () => listOf((await desk.read("stock/soon"))["list"]).map(({ name }) => name);
    expect(await soon()).toEqual([]);
    expect((await desk.post("stock/save_mark", { low_stock: 100 })).code).toBe(1);
    expect(await soon()).toEqual(["Pot"]);
    expect((await desk.read("products/list?list=few_left"))["count"]).toBe(1);
    expect((await desk.post("stock/save_mark", { sku_id: pot.skuId, low_stock: 3 })).code).toBe(1);
    expect(await soon()).toEqual([]);
    for (const wrong of [{ low_stock: "" }, { low_stock: -1 }, { sku_id: pot.skuId, low_stock: "few" }])
      expect((await desk.post("stock/save_mark", wrong)).code, JSON.stringify(wrong)).toBe(0);
    // Sold so fast that it lasts no fortnight.
    const weeks = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    await db
      .update(products)
      .set({ createdAt: weeks(60) })
      .where(eq(products.id, pot.productId));
    const customer = await richCustomer(db, 1_000_000);
    const order = { lines: [{ productId: pot.productId, quantity: 80 }], fields: { shopId }, state: "paid" as const };
    await handOver(db, customer.id, order, new Date());
    expect((await desk.read("stock/soon"))["list"]).toMatchObject([{ name: "Pot", stock: 20, sold: 80, days_left: 7 }]);
  });

  test("movements are forgotten after two years, and the oldest that is left still says what there was", async () => {
    const { db } = backend;
    const rows = await movements();
    const old = rows.slice(0, 1).map(({ id }) => id);
    const context = { db, now: () => new Date(), report: (error: unknown) => expect.unreachable(String(error)) };
    await db
      .update(stockMovements)
      .set({ at: new Date(Date.now() - 800 * 24 * 60 * 60 * 1000) })
      .where(inArray(stockMovements.id, old));
    expect(await forgetStockMovements.run(context as never)).toBeGreaterThanOrEqual(1);
    const left = await movements();
    expect(left).toHaveLength(rows.length - 1);
    expect(left.at(-1)?.stockAfter).toBe(await stockOf());
  });
});
