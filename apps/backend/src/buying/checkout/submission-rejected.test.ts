import { beforeAll, describe, expect, test } from "vitest";
import { buying } from "../../test-support/buying.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { holdCoupon, openShop, sell, shanghaiAddress } from "../../test-support/stage.ts";

onEachStore("submission", (backend) => {
  const { customer, some, bodyOf, submit, submitted, ordersOf, stockOf, couponUsed } = buying(backend);
  let one = 0;
  beforeAll(async () => {
    one = await openShop(backend.db, { name: "一号店" });
  });

  describe("is rejected", () => {
    test.each([
      ["", "Please choose a delivery address"],
      [0, "Please choose a delivery address"],
      ["x", "Please choose a delivery address"],
      [999_999, "This address does not exist"],
    ])("a submission is rejected for the address %j", async (address_id, msg) => {
      const who = await customer();
      const sold = await sell(backend.db, { fields: { shopId: one } });
      expect(await submit(who, [some(sold, 1)], { address_id })).toMatchObject({ status: 200, code: 0, show: 1, msg });
      expect(await ordersOf(who)).toEqual([]);
    });

    test("a submission is rejected without an address for a parcel, though the rest of it is fetched", async () => {
      const { db } = backend;
      const who = await customer();
      const parcel = await sell(db, { fields: { shopId: one } });
      const visited = await openShop(db, shanghaiAddress);
      const fetched = await sell(db, { fields: { shopId: visited, offersPickup: true } });
      const goods = [some(fetched, 1, { delivery_type: 3 }), some(parcel, 1)];
      // The kind of a line counts, and not that of the whole.
      expect(await submit(who, goods, { address_id: "0", delivery_type: 3 })).toMatchObject({
        code: 0,
        msg: "Please choose a delivery address",
      });
      expect([await ordersOf(who), await stockOf(fetched)]).toEqual([[], 5]);
      await submitted(who, goods);
      expect(await ordersOf(who)).toMatchObject([
        { delivery: "pickup", contact: "", street: "" },
        { delivery: "express", contact: "张三", street: "东单1号" },
      ]);
    });

    test("a submission is rejected for somebody else's address or coupon", async () => {
      const { db } = backend;
      const [who, other] = [await customer(), await customer()];
      const sold = await sell(db, { fields: { shopId: one } });
      const theirs = await holdCoupon(db, other.id, { shopId: one });
      expect(await submit(who, [some(sold, 1)], { address_id: other.addressId })).toMatchObject({
        code: 0,
        error: "not_found",
      });
      expect(await submit(who, [some(sold, 1)], { coupon_id: [theirs] })).toMatchObject({
        code: 0,
        msg: "The chosen coupon cannot be used for this order any more",
      });
      expect([await ordersOf(who), await couponUsed(theirs), await stockOf(sold)]).toEqual([[], false, 5]);
    });

    test.each([
      ["used", {}, { usedAt: new Date() }],
      ["over", {}, { validUntil: new Date() }],
      ["not yet valid", {}, { validFrom: new Date("2098-01-01T00:00:00Z") }],
      ["for more than that", { threshold: 1001 }, {}],
      ["for other products", { scope: "only", productIds: [1] }, {}],
    ] as const)("a submission is rejected for a coupon that is %s", async (_, fields, held) => {
      const { db } = backend;
      const who = await customer();
      const sold = await sell(db, { fields: { shopId: one } });
      const coupon = await holdCoupon(db, who.id, { shopId: one, ...fields }, held);
      expect(await submit(who, [some(sold, 1)], { coupon_id: [coupon] })).toMatchObject({
        code: 0,
        msg: "The chosen coupon cannot be used for this order any more",
      });
      expect(await ordersOf(who)).toEqual([]);
    });

    test("a submission is rejected for nothing, for what cannot be fetched, and for long remarks", async () => {
      const who = await customer();
      const sold = await sell(backend.db, { fields: { shopId: one } });
      const nothing = { code: 0, msg: "There is nothing to buy, please choose something first" };
      expect(await submit(who, [])).toMatchObject(nothing);
      expect(await who.post("order/submitOrder", {})).toMatchObject(nothing);
      expect(await submit(who, [some(sold, 1, { delivery_type: 3 })])).toMatchObject({
        code: 0,
        msg: "“茶壶” cannot be collected at the shop",
      });
      const placeless = await sell(backend.db, { name: "Plant", fields: { shopId: one, offersPickup: true } });
      expect(await submit(who, [some(placeless, 1, { delivery_type: 3 })])).toMatchObject({
        code: 0,
        msg: "“Plant” cannot be collected at the shop",
      });
      const remark = (text: string) => ({ remark: JSON.stringify([{ shop_id: one, remark: text }]) });
      expect(await submit(who, [some(sold, 1)], remark("字".repeat(101)))).toMatchObject({
        code: 0,
        msg: "A note to the shop can have 100 characters at most",
      });
      await submitted(who, [some(sold, 1)], remark("字".repeat(100)));
      for (const odd of [
        { remark: "plain text" },
        { remark: "[]" },
        { remark: [null, 1, {}] },
        { remark: undefined },
      ]) {
        await submitted(who, [some(sold, 1)], odd);
      }
    });

    test.each(["", "dead"])("a submission is rejected for the token %j", async (token) => {
      const who = await customer();
      const sold = await sell(backend.db, { fields: { shopId: one } });
      const answer = await backend
        .as(token)
        .post("order/submitOrder", { ...bodyOf(who, [some(sold, 1)]), customer_id: who.id });
      expect(answer).toMatchObject({ code: -1, show: 1, data: [] });
      expect(await stockOf(sold)).toBe(5);
    });
  });
});
