import { beforeAll, describe, expect, test } from "vitest";
import { checkouts, orderLines } from "../../platform/store/schema/orders.ts";
import { flashPrices } from "../../platform/store/schema/promotions.ts";
import { eq } from "../../platform/store/sql.ts";
import { buying } from "../../test-support/buying.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { holdCoupon, openShop, putOnFlashSale, sell } from "../../test-support/stage.ts";

onEachStore("submissions", (backend) => {
  const { customer, some, submit, ordersOf, stockOf, couponUsed } = buying(backend);
  let one = 0;
  let two = 0;
  beforeAll(async () => {
    one = await openShop(backend.db, { name: "一号店" });
    two = await openShop(backend.db, { name: "二号店" });
  });

  describe("in a race", () => {
    test("forty shoppers in a race buy exactly the ten that there are at one flash price", async () => {
      const { db } = backend;
      const sold = await sell(db, { stock: 10, fields: { shopId: one, price: 9900 } });
      const offerId = await putOnFlashSale(db, sold, 4900);
      const shoppers = await Promise.all(Array.from({ length: 40 }, () => customer()));
      const answers = await Promise.all(shoppers.map((who) => submit(who, [some(sold, 1)], {}, "race")));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const [won, lost] = [1, 0].map((code) => answers.filter((answer) => answer.code === code));
      expect([won?.length, lost?.length]).toEqual([10, 30]);
      expect(new Set(lost?.map(({ msg }) => msg))).toEqual(new Set(["There are not enough of “茶壶” in stock"]));
      expect(await stockOf(sold)).toBe(0);
      const bought = await db.select().from(orderLines).where(eq(orderLines.skuId, sold.skuId));
      expect(bought).toHaveLength(10);
      const [counter] = await db.select().from(flashPrices).where(eq(flashPrices.offerId, offerId));
      expect(counter?.sold).toBe(10);
    });

    test("a coupon is used once, however many submissions race for it", async () => {
      const { db } = backend;
      const who = await customer();
      const sold = await sell(db, { fields: { shopId: one } });
      const coupon = await holdCoupon(db, who.id, { shopId: one, amount: 100 });
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => submit(who, [some(sold, 1)], { coupon_id: [coupon] })),
      );
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 0).map(({ msg }) => msg)).toEqual(
        Array.from({ length: 4 }, () => "The chosen coupon cannot be used for this order any more"),
      );
      expect(await stockOf(sold)).toBe(4);
    });

    test("submissions of the same goods in another order do not stop each other", async () => {
      const { db } = backend;
      const goods = await Promise.all(
        Array.from({ length: 4 }, () => sell(db, { stock: 60, fields: { shopId: two } })),
      );
      const shoppers = await Promise.all(Array.from({ length: 20 }, () => customer()));
      const answers = await Promise.all(
        shoppers.map((who, index) => {
          const wanted = goods.map((sold) => some(sold, 2));
          return submit(who, index % 2 === 0 ? wanted : wanted.toReversed());
        }),
      );
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 1));
      expect(await Promise.all(goods.map(stockOf))).toEqual([20, 20, 20, 20]);
      const numbers = (await Promise.all(shoppers.map(ordersOf))).flat().map(({ number }) => number);
      expect(new Set(numbers).size).toBe(20);
    });

    test("a submission that lacks one SKU reserves nothing else", async () => {
      const { db } = backend;
      const who = await customer();
      const [there, gone] = [
        await sell(db, { fields: { shopId: one } }),
        await sell(db, { stock: 1, fields: { shopId: two } }),
      ];
      const coupon = await holdCoupon(db, who.id, { shopId: one });
      expect(await submit(who, [some(there, 1), some(gone, 2)], { coupon_id: [coupon] })).toMatchObject({ code: 0 });
      expect(await ordersOf(who)).toEqual([]);
      expect(await db.select().from(checkouts).where(eq(checkouts.customerId, who.id))).toEqual([]);
      expect([await stockOf(there), await stockOf(gone), await couponUsed(coupon)]).toEqual([5, 1, false]);
    });
  });
});
