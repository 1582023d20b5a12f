import { beforeAll, describe, expect, test } from "vitest";
import { cartLines } from "../../platform/store/schema/cart.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { checkouts } from "../../platform/store/schema/orders.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { type Buyer, buying } from "../../test-support/buying.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { holdCoupon, openShop, sell, type Sold } from "../../test-support/stage.ts";

onEachStore("submission", (backend) => {
  const { customer, some, submit, submitted, ordersOf, linesOf, stockOf } = buying(backend);
  let one = 0;
  let two = 0;
  beforeAll(async () => {
    one = await openShop(backend.db, { name: "一号店" });
    two = await openShop(backend.db, { name: "二号店" });
  });

  describe("from the cart", () => {
    const fill = async (who: Buyer, goods: readonly Sold[]): Promise<readonly number[]> => {
      const { db } = backend;
      for (const { skuId } of goods) {
        await who.post("cart/add", { item_id: skuId, goods_num: 2 });
      }
      const rows = await db.select().from(cartLines).where(eq(cartLines.customerId, who.id)).orderBy(asc(cartLines.id));
      return rows.map(({ id }) => id);
    };

    test("a submission from the cart empties it of what was bought, and of nothing else", async () => {
      const { db } = backend;
      const [who, other] = [await customer(), await customer()];
      const [a, b] = [await sell(db, { fields: { shopId: one } }), await sell(db, { fields: { shopId: two } })];
      const [cartA = 0, cartB = 0] = await fill(who, [a, b]);
      const [theirs = 0] = await fill(other, [a]);
      const gone = { code: 0, msg: expect.stringMatching(/^Some of this is no longer in your cart/) };
      expect(await submit(who, [some(a, 1)], { cart_id: [cartA, theirs].join(",") })).toMatchObject(gone);
      await submitted(who, [some(a, 1)], { cart_id: [cartA, cartB].join(",") });
      expect(await fill(who, [])).toEqual([cartB]);
      expect(await fill(other, [])).toEqual([theirs]);
      // Bought directly, it stays in the cart.
      await submitted(who, [some(b, 1)]);
      expect(await fill(who, [])).toEqual([cartB]);
    });

    test("a submission from the cart in two tabs makes one order, and the other tab is told so", async () => {
      const who = await customer();
      const sold = await sell(backend.db, { stock: 10, fields: { shopId: one } });
      for (const hasKey of [false, true]) {
        const cart = await fill(who, [sold]);
        const named = { cart_id: cart.join(",") };
        const before = (await ordersOf(who)).length;
        const answers = await Promise.all(
          ["first", "second", "third"].map((tab) => submit(who, [some(sold, 2)], named, hasKey ? `${tab}-kept` : tab)),
        );
        expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
        for (const { msg } of answers.filter(({ code }) => code === 0))
          expect(msg).toMatch(/^Some of this is no longer in your cart: you may have ordered it in another tab/);
        expect(await ordersOf(who)).toHaveLength(before + 1);
        // Also much later, and by a client that names no key.
        expect((await submit(who, [some(sold, 2)], named)).code).toBe(0);
      }
      expect(await stockOf(sold)).toBe(6);
    });

    test("a submission from the cart needs nothing but its lines, also when it is repeated", async () => {
      const { db } = backend;
      const who = await customer();
      const cart = await fill(who, [await sell(db, { fields: { shopId: one } })]);
      const asked = {
        token: who.token,
        body: { cart_id: cart.join(","), address_id: who.addressId },
        headers: { "idempotency-key": "from-the-cart" },
      };
      const first = await backend.ask("order/submitOrder", asked);
      expect(first).toMatchObject({ code: 1 });
      expect(await fill(who, [])).toEqual([]);
      expect((await backend.ask("order/submitOrder", asked)).data).toEqual(first.data);
      expect(await linesOf(who)).toMatchObject([{ quantity: 2 }]);
    });
  });

  describe("that is repeated", () => {
    test("a submission that is repeated comes to the same order, whatever has become of the goods", async () => {
      const { db } = backend;
      const who = await customer();
      const sold = await sell(db, { stock: 1, fields: { shopId: one } });
      const first = await submitted(who, [some(sold, 1)], {}, "again");
      expect(await submitted(who, [some(sold, 1)], {}, "again")).toEqual(first);
      await db.update(products).set({ isOnShelf: false }).where(eq(products.id, sold.productId));
      expect(await submitted(who, [some(sold, 1)], { expected_amount: "10.00" }, "again")).toEqual(first);
      expect(await ordersOf(who)).toHaveLength(1);
    });

    test("a submission that is repeated with the same key and other contents is rejected", async () => {
      const { db } = backend;
      const who = await customer();
      const sold = await sell(db, { fields: { shopId: one } });
      await submitted(who, [some(sold, 1)], {}, "key");
      for (const [goods, more] of [
        [[some(sold, 2)], {}],
        [[some(sold, 1)], { remark: JSON.stringify([{ shop_id: one, remark: "x" }]) }],
        [[some(sold, 1)], { cart_id: "7" }],
      ] as const) {
        expect(await submit(who, goods, more, "key")).toMatchObject({
          code: 0,
          msg: "This idempotency key was used for another request",
        });
      }
      expect(await ordersOf(who)).toHaveLength(1);
      expect(await stockOf(sold)).toBe(4);
    });

    test("a submission that is repeated at once happens once", async () => {
      const { db } = backend;
      const who = await customer();
      const sold = await sell(db, { fields: { shopId: one } });
      const coupon = await holdCoupon(db, who.id, { shopId: one, amount: 100 });
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => submit(who, [some(sold, 1)], { coupon_id: [coupon] }, "at once")),
      );
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers[0]).toMatchObject({ code: 1 });
      expect(await ordersOf(who)).toHaveLength(1);
      expect(await stockOf(sold)).toBe(4);
    });

    test("a submission that is repeated after a rejection is a new attempt", async () => {
      const { db } = backend;
      const who = await customer();
      const sold = await sell(db, { stock: 0, fields: { shopId: one } });
      expect(await submit(who, [some(sold, 1)], {}, "first empty")).toMatchObject({ code: 0 });
      await db.update(skus).set({ stock: 1 }).where(eq(skus.id, sold.skuId));
      await submitted(who, [some(sold, 1)], {}, "first empty");
      expect(await backend.db.select().from(checkouts).where(eq(checkouts.customerId, who.id))).toHaveLength(1);
    });

    test("a submission that is repeated without a key is another one", async () => {
      const who = await customer();
      const sold = await sell(backend.db, { fields: { shopId: one } });
      for (const _ of [1, 2]) await submitted(who, [some(sold, 1)]);
      expect(await ordersOf(who)).toHaveLength(2);
    });

    test("a submission that is repeated by somebody else with the same key is theirs", async () => {
      const [who, other] = [await customer(), await customer()];
      const sold = await sell(backend.db, { fields: { shopId: one } });
      const first = await submitted(who, [some(sold, 1)], {}, "shared");
      expect(await submitted(other, [some(sold, 1)], {}, "shared")).not.toEqual(first);
      expect(await ordersOf(other)).toHaveLength(1);
    });
  });
});
