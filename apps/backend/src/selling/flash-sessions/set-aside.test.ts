import { fetchProductDetail, fetchProductList } from "@plaza/api-client";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { changeOrders } from "../../buying/orders/change-order.ts";
import { flashTurns } from "../../catalogue/promotions/flash-turns.ts";
import { announceTurns } from "../../platform/turns/announce-turns.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Services } from "../../platform/http/services.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { orderLines, orders } from "../../platform/store/schema/orders.ts";
import { flashOffers, flashPrices, flashSlots } from "../../platform/store/schema/promotions.ts";
import { turns } from "../../platform/store/schema/turns.ts";
import { and, asc, eq, inArray, ne, sql } from "../../platform/store/sql.ts";
import { buying } from "../../test-support/buying.ts";
import { endTest } from "../../test-support/end-test.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { idOf, liveSomewhere, openShop, sell, type Sold } from "../../test-support/stage.ts";
import { type AddedOffer, addOffer, withdrawOffer } from "./change-offers.ts";

const day = "2031-03-04";
const clock = (time: string, date = day): Date => new Date(`${date}T${time}+08:00`);
let now = clock("12:00:00");

onEachStore(
  "pieces of a flash sale",
  (backend) => {
    const { some, submit, submitted, ordersOf, stockOf } = buying(backend);
    const customer = async () => {
      const who = await backend.newCustomer({}, now);
      return { ...who, addressId: await liveSomewhere(backend.db, who.id) };
    };
    let slotId = 0;
    const api = () => backend.client();

    beforeEach(async () => {
      now = clock("12:00:00");
      const { db } = backend;
      await db.update(flashSlots).set({ deletedAt: now });
      slotId = idOf(
        await db.insert(flashSlots).values({ startMinute: 600, endMinute: 840 }).returning({ id: flashSlots.id }),
      );
    });

    const goods = async (stock: number) => {
      const shopId = await openShop(backend.db);
      return { ...(await sell(backend.db, { stock, fields: { shopId, price: 9900 } })), shopId };
    };
    const offer = ({ productId, skuId }: Sold, setAside: number | null, more: Partial<AddedOffer> = {}) =>
      retriedTransaction(backend.db, (tx) => {
        const prices = [{ skuId, price: 4900, setAside }];
        const added = { slotId, productId, startsOn: day, endsOn: day, limitPerCustomer: null, inSpite: true, prices };
        return addOffer(tx, { ...added, ...more }, now);
      });
    const piecesOf = async (offerId: number) => {
      const [row] = await backend.db.select().from(flashPrices).where(eq(flashPrices.offerId, offerId));
      return { left: row?.setAsideLeft, sold: row?.sold };
    };
    const close = (orderId: number) =>
      retriedTransaction(backend.db, (tx) =>
        changeOrders(tx, { orderIds: [orderId], change: { action: "close" }, actor: { kind: "merchant" }, now }),
      );
    const turn = async (nodes = 1) => {
      const { db } = backend;
      const events = { publish: async () => {} };
      const services = { db, events, now: () => now, turns: [flashTurns], report: endTest };
      await Promise.all(Array.from({ length: nodes }, () => announceTurns.run(services as unknown as Services)));
    };

    describe("that are set aside", () => {
      test("an accepted offer takes its pieces out of stock, which lists and the product's page say at once", async () => {
        const sold = await goods(10);
        await offer(sold, 4);
        expect(await stockOf(sold)).toBe(6);
        const list = await fetchProductList(api(), { shopId: sold.shopId, page: 1, pageSize: 10 });
        expect(list.items[0]).toMatchObject({ price: 4900, flash: true });
        const { skus: shown } = await fetchProductDetail(api(), sold.productId);
        expect(shown[0]).toMatchObject({ price: 4900, stock: 4 });
        now = clock("14:00:00");
        expect((await fetchProductDetail(api(), sold.productId)).skus[0]).toMatchObject({ price: 9900, stock: 6 });
      });

      test("an offer cannot set aside more pieces than are in stock, nor any without a last day", async () => {
        const sold = await goods(3);
        await expect(offer(sold, 4)).rejects.toMatchObject({ key: "flashStockShort" });
        await expect(offer(sold, 2, { endsOn: null })).rejects.toMatchObject({ key: "flashPiecesNeedEnd" });
        expect(await stockOf(sold)).toBe(3);
        expect(await backend.db.$count(flashOffers, eq(flashOffers.productId, sold.productId))).toBe(0);
      });

      test("forty shoppers in a race buy exactly the pieces that are set aside, and nothing of the stock", async () => {
        const sold = await goods(30);
        const offerId = await offer(sold, 10);
        const shoppers = await Promise.all(Array.from({ length: 40 }, () => customer()));
        const answers = await Promise.all(
          shoppers.map((who) => submit(who, [some(sold, 1)], { expected_amount: "49.00" })),
        );
        const flash = await backend.db
          .select({ quantity: orderLines.quantity })
          .from(orderLines)
          .where(and(eq(orderLines.skuId, sold.skuId), eq(orderLines.flashOfferId, offerId)));
        expect(flash).toHaveLength(10);
        expect(await piecesOf(offerId)).toEqual({ left: 0, sold: 10 });
        // Those who were too late pay the regular price, or hear that there are not enough.
        const regular = answers.filter(({ code }) => code === 1).length - 10;
        expect(await stockOf(sold)).toBe(20 - regular);
      });

      test("a SKU costs its regular price again, from its own stock, once what was set aside is sold", async () => {
        const sold = await goods(5);
        await offer(sold, 2);
        const who = await customer();
        expect(await submit(who, [some(sold, 3)])).toMatchObject({ code: 0 });
        await submitted(who, [some(sold, 2)]);
        expect(await stockOf(sold)).toBe(3);
        const list = await fetchProductList(api(), { shopId: sold.shopId, page: 1, pageSize: 10 });
        expect(list.items[0]).toMatchObject({ price: 9900, flash: false });
        await submitted(who, [some(sold, 3)]);
        expect(await stockOf(sold)).toBe(0);
        expect((await ordersOf(who)).map(({ goodsAmount }) => goodsAmount)).toEqual([9800, 29_700]);
      });

      test("what regular orders leave nothing of can still be bought in the sale, and counts as in stock", async () => {
        const sold = await goods(2);
        await offer(sold, 2);
        expect(await stockOf(sold)).toBe(0);
        const inStock = () =>
          fetchProductList(api(), { shopId: sold.shopId, inStock: true, page: 1, pageSize: 10 }).then(
            ({ items }) => items.length,
          );
        expect(await inStock()).toBe(1);
        now = clock("15:00:00");
        expect(await inStock()).toBe(0);
        now = clock("12:00:00");
        await submitted(await customer(), [some(sold, 2)]);
        expect(await inStock()).toBe(0);
      });

      test("an order that closes unpaid releases its pieces to the offer while that lasts, afterwards to stock", async () => {
        const sold = await goods(5);
        const offerId = await offer(sold, 3);
        const who = await customer();
        await submitted(who, [some(sold, 1)]);
        await submitted(who, [some(sold, 2)]);
        const [first, second] = await ordersOf(who);
        await close(first?.id ?? 0);
        expect([await piecesOf(offerId), await stockOf(sold)]).toEqual([{ left: 1, sold: 2 }, 2]);
        now = clock("14:00:02");
        await turn();
        expect([await piecesOf(offerId), await stockOf(sold)]).toEqual([{ left: null, sold: 2 }, 3]);
        await close(second?.id ?? 0);
        expect([await piecesOf(offerId), await stockOf(sold)]).toEqual([{ left: null, sold: 0 }, 5]);
      });

      test("what is left after the last slot is stock again once, however many nodes and turns there are", async () => {
        await backend.db.delete(turns);
        const sold = await goods(9);
        const later = await goods(9);
        const offerId = await offer(sold, 4);
        await offer(later, 4, { endsOn: "2031-03-05" });
        now = clock("14:00:02");
        await turn(3);
        await turn(2);
        expect([await stockOf(sold), await stockOf(later)]).toEqual([9, 5]);
        await backend.db.delete(turns);
        await turn();
        expect(await piecesOf(offerId)).toEqual({ left: null, sold: 0 });
        expect([await stockOf(sold), await stockOf(later)]).toEqual([9, 5]);
        // Nobody was running when the other one ended.
        now = clock("09:00:00", "2031-03-07");
        await turn();
        expect([await stockOf(sold), await stockOf(later)]).toEqual([9, 9]);
      });

      test("what is left is stock again when the offer is withdrawn, or its product or a row of it is deleted", async () => {
        const { db } = backend;
        const [one, two, three] = [await goods(5), await goods(5), await goods(5)];
        const [first, , third] = [await offer(one, 3), await offer(two, 3), await offer(three, 3)];
        await retriedTransaction(db, (tx) => withdrawOffer(tx, { id: first, revision: 2 }, "Broken", now));
        await db.update(products).set({ deletedAt: now }).where(eq(products.id, two.productId));
        await db.delete(flashOffers).where(eq(flashOffers.id, third));
        expect([await stockOf(one), await stockOf(two), await stockOf(three)]).toEqual([5, 5, 5]);
        expect(await piecesOf(first)).toEqual({ left: null, sold: 0 });
      });
    });

    describe("that a customer is limited to", () => {
      test("a customer buys no more than the limit, in however many orders and SKUs, and hears so in their language", async () => {
        const sold = await goods(20);
        const other = idOf(
          await backend.db
            .insert(skus)
            .values({ productId: sold.productId, price: 9900, stock: 9, optionValueIds: [1] })
            .returning({ id: skus.id }),
        );
        const prices = [sold.skuId, other].map((skuId) => ({ skuId, price: 4900, setAside: null }));
        await offer(sold, null, { limitPerCustomer: 3, endsOn: null, prices });
        const who = await customer();
        const both = [some(sold, 2), some({ ...sold, skuId: other }, 2)];
        expect(await submit(who, both)).toMatchObject({
          code: 0,
          msg: "You can buy at most 3 of “茶壶” at this price",
        });
        await submitted(who, [some(sold, 2)]);
        expect(await submit(who, [some({ ...sold, skuId: other }, 2)])).toMatchObject({ code: 0 });
        await submitted(who, [some({ ...sold, skuId: other }, 1)]);
        const [first] = await ordersOf(who);
        await close(first?.id ?? 0);
        await submitted(who, [some(sold, 2)]);
        await submitted(await customer(), [some(sold, 3)]);
        // After the sale nothing is limited.
        now = clock("14:00:00");
        await submitted(who, [some(sold, 5)]);
      });

      test("two checkouts of a customer at once buy no more than the limit together", async () => {
        const sold = await goods(20);
        await offer(sold, 10, { limitPerCustomer: 2 });
        const who = await customer();
        const answers = await Promise.all(Array.from({ length: 4 }, () => submit(who, [some(sold, 2)])));
        expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
        expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
      });

      test("the cart and the product's page know the limit", async () => {
        const sold = await goods(20);
        await offer(sold, null, { limitPerCustomer: 2, endsOn: null });
        const who = await customer();
        const add = (quantity: number, more = {}) =>
          who.post("cart/add", { item_id: sold.skuId, goods_num: quantity, ...more });
        expect(await add(3)).toMatchObject({ code: 0, msg: "You can buy at most 2 of “茶壶” at this price" });
        expect(await add(3, { fill: 1 })).toMatchObject({ code: 1, data: { added: 2, quantity: 2 } });
        expect(await add(1)).toMatchObject({ code: 0 });
        const cart = await who.get("cart/lists");
        expect(JSON.stringify(cart.data)).toContain('"limit_num":2');
        const page = await backend.ask(`goods/getGoodsDetail?goods_id=${sold.productId}`);
        expect(JSON.stringify(page.data)).toContain('"limit_num":2');
      });
    });

    test("pieces are never lost or made, whatever shoppers, operators and time do", { timeout: 300_000 }, async () => {
      const { db } = backend;
      const step = fc.oneof(
        {
          weight: 4,
          arbitrary: fc.record({
            do: fc.constant("buy" as const),
            who: fc.nat(2),
            many: fc.integer({ min: 1, max: 4 }),
          }),
        },
        { weight: 2, arbitrary: fc.record({ do: fc.constant("close" as const), which: fc.nat(5) }) },
        {
          weight: 2,
          arbitrary: fc.record({ do: fc.constant("offer" as const), many: fc.integer({ min: 1, max: 6 }) }),
        },
        { weight: 1, arbitrary: fc.record({ do: fc.constant("withdraw" as const) }) },
        { weight: 1, arbitrary: fc.record({ do: fc.constant("wait" as const) }) },
        { weight: 1, arbitrary: fc.record({ do: fc.constant("turn" as const) }) },
      );
      const rejected = (error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        return null;
      };
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
          now = clock("10:00:00");
          const shoppers = await Promise.all(Array.from({ length: 3 }, () => customer()));
          const sold = await goods(12);
          for (const each of steps) {
            if (each.do === "buy") {
              const who = shoppers[each.who];
              // Two at once, who may want the last one.
              if (who !== undefined)
                await Promise.all([submit(who, [some(sold, each.many)]), submit(who, [some(sold, 1)])]);
            } else if (each.do === "close") {
              const open = await openOrdersOf(sold);
              const id = open[each.which % Math.max(1, open.length)];
              if (id !== undefined)
                await Promise.all([close(id), turn(), close(id).catch(rejected)].map((one) => one.catch(rejected)));
            } else if (each.do === "offer") {
              await offer(sold, each.many).catch(rejected);
            } else if (each.do === "withdraw") {
              const [row] = await db
                .select()
                .from(flashOffers)
                .where(and(eq(flashOffers.productId, sold.productId), sql`${flashOffers.deletedAt} is null`))
                .limit(1);
              if (row !== undefined)
                await Promise.all([
                  retriedTransaction(db, (tx) => withdrawOffer(tx, row, "Broken", now)).catch(rejected),
                  turn(),
                ]);
            } else if (each.do === "wait") {
              now = new Date(now.getTime() + 100 * 60_000);
            } else await turn();
            expect(await allPieces(sold)).toBe(12);
          }
        }),
        { numRuns: 8 },
      );
    });

    const openOrdersOf = async ({ skuId }: Sold) =>
      (
        await backend.db
          .selectDistinct({ id: orders.id })
          .from(orders)
          .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
          .where(and(eq(orderLines.skuId, skuId), ne(orders.state, "closed")))
          .orderBy(asc(orders.id))
      ).map(({ id }) => id);

    /** In stock, set aside, and in orders that are not closed. */
    async function allPieces(sold: Sold): Promise<number> {
      const { db } = backend;
      const [aside] = await db
        .select({ left: sql`coalesce(sum(${flashPrices.setAsideLeft}), 0)`.mapWith(Number) })
        .from(flashPrices)
        .where(eq(flashPrices.skuId, sold.skuId));
      const ids = await openOrdersOf(sold);
      const [held] = await db
        .select({ quantity: sql`coalesce(sum(${orderLines.quantity}), 0)`.mapWith(Number) })
        .from(orderLines)
        .where(inArray(orderLines.orderId, [0, ...ids]));
      return ((await stockOf(sold)) ?? 0) + (aside?.left ?? 0) + (held?.quantity ?? 0);
    }
  },
  { now: () => now },
);
