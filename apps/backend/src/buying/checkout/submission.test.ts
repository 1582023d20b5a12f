import { beforeAll, expect, test } from "vitest";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { orderEvents, orders } from "../../platform/store/schema/orders.ts";
import { flashPrices } from "../../platform/store/schema/promotions.ts";
import { settings } from "../../platform/store/schema/settings.ts";
import { and, asc, eq } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { buying } from "../../test-support/buying.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { holdCoupon, openShop, putOnFlashSale, sell, shanghaiAddress } from "../../test-support/stage.ts";

onEachStore("submission", (backend) => {
  const { customer, some, bodyOf, submit, submitted, ordersOf, linesOf, stockOf, couponUsed } = buying(backend);
  let one = 0;
  let two = 0;
  beforeAll(async () => {
    one = await openShop(backend.db, { name: "一号店" });
    two = await openShop(backend.db, { name: "二号店" });
  });

  test("a submission becomes one order a shop, whose parts add up", async () => {
    const { db } = backend;
    const who = await customer(9000);
    const a = await sell(
      db,
      {
        name: "铁壶",
        translations: { en: "Iron pot", ja: "鉄瓶" },
        stock: 20,
        fields: { shopId: one, price: 10_000, hasMemberPrice: true },
      },
      { mode: "fixed", fixedAmount: 500 },
    );
    const b = await sell(db, { fields: { shopId: one, price: 2000 } }, { mode: "fixed", fixedAmount: 467 });
    const c = await sell(db, { fields: { shopId: two, price: 3333 } });
    const coupon = await holdCoupon(db, who.id, { shopId: one, amount: 1000 });
    const remark = JSON.stringify([
      { shop_id: one, remark: "尽快发货" },
      { shop_id: two, remark: "" },
    ]);
    const answer = await submitted(who, [some(a, 2), some(c, 3), some(b, 3)], { coupon_id: [coupon], remark });
    const [first, second, ...none] = await ordersOf(who);
    expect(none).toEqual([]);
    expect(answer).toEqual({ trade_id: first?.checkoutId, order_id: second?.id, type: "trade" });
    expect(first).toMatchObject({
      number: expect.stringMatching(/^20\d{16}$/),
      shopId: one,
      state: "unpaid",
      isFlash: false,
      delivery: "express",
      goodsAmount: 26_000,
      memberDiscount: 2000,
      couponDiscount: 1000,
      shippingAmount: 2401,
      amount: 25_401,
      customerCouponId: coupon,
      remark: "尽快发货",
      contact: "张三",
      telephone: "13800138000",
      districtId: 110_101,
      regionNames: ["北京市", "北京市", "东城区"],
      street: "东单1号",
    });
    expect(first?.payBefore?.getTime()).toBe((first?.createdAt.getTime() ?? 0) + 60 * 60 * 1000);
    expect(second).toMatchObject({ shopId: two, goodsAmount: 9999, amount: 9999, customerCouponId: null, remark: "" });
    expect(first?.checkoutId).toBe(second?.checkoutId);
    expect(await linesOf(who)).toMatchObject([
      {
        orderId: first?.id,
        skuId: a.skuId,
        name: "铁壶",
        optionText: "",
        translations: { en: { name: "Iron pot" }, ja: { name: "鉄瓶" } },
        quantity: 2,
        regularPrice: 10_000,
        unitPrice: 10_000,
        memberDiscount: 2000,
        couponDiscount: 750,
        amount: 17_250,
      },
      { orderId: first?.id, skuId: b.skuId, couponDiscount: 250, amount: 5750 },
      { orderId: second?.id, skuId: c.skuId, couponDiscount: 0, amount: 9999 },
    ]);
    expect(await Promise.all([a, b, c].map(stockOf))).toEqual([18, 2, 2]);
    expect(await couponUsed(coupon)).toBe(true);
    const events = await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, first?.id ?? 0));
    expect(events).toMatchObject([{ from: null, to: "unpaid", action: "submit", actor: "customer" }]);
    const [sales] = await db.select().from(products).where(eq(products.id, a.productId));
    expect(sales?.actualSales).toBe(0);
  });

  test("a submission keeps the texts of the chosen options, in every language", async () => {
    const { db } = backend;
    const who = await customer();
    const [sku] = await db.select().from(skus).where(eq(skus.productId, 1)).orderBy(asc(skus.id)).limit(1);
    await submitted(who, [{ item_id: sku?.id, num: 1 }]);
    const [line] = await linesOf(who);
    const detail = recordOf((await backend.ask("goods/getGoodsDetail?goods_id=1", { language: "zh" })).data);
    const english = recordOf((await backend.ask("goods/getGoodsDetail?goods_id=1", { language: "en" })).data);
    expect(line).toMatchObject({ name: detail["name"], translations: { en: { name: english["name"] } } });
    expect(line?.optionText).not.toBe("");
    expect(line?.translations.ko?.optionText).toMatch(/[가-힣]/);
  });

  test("a submission counts flash prices, and ends the member prices of everything else", async () => {
    const { db } = backend;
    const who = await customer(9000);
    const flash = await sell(db, { fields: { shopId: two, price: 8000 } });
    const offerId = await putOnFlashSale(db, flash, 5000);
    const member = await sell(db, { fields: { shopId: one, price: 10_000, hasMemberPrice: true } });
    const coupon = await holdCoupon(db, who.id, { shopId: one, amount: 500 });
    await submitted(who, [some(flash, 2), some(member, 1)], { coupon_id: [coupon] });
    expect(await ordersOf(who)).toMatchObject([
      { shopId: two, isFlash: true, amount: 10_000 },
      { shopId: one, isFlash: true, amount: 9500, memberDiscount: 0 },
    ]);
    expect(await linesOf(who)).toMatchObject([
      { regularPrice: 8000, unitPrice: 5000, flashOfferId: offerId },
      { regularPrice: 10_000, unitPrice: 10_000, flashOfferId: null, amount: 9500 },
    ]);
    const [counter] = await db.select().from(flashPrices).where(eq(flashPrices.offerId, offerId));
    expect(counter?.sold).toBe(2);
  });

  test("a submission may cost nothing at all", async () => {
    const { db } = backend;
    const who = await customer();
    const sold = await sell(db, { fields: { shopId: one, price: 2000 } }, { mode: "fixed", fixedAmount: 800 });
    const coupon = await holdCoupon(db, who.id, { shopId: one, amount: 50_000 });
    await submitted(who, [some(sold, 1)], { coupon_id: [coupon], expected_amount: "0.00" });
    expect(await ordersOf(who)).toMatchObject([
      { goodsAmount: 2000, couponDiscount: 2800, shippingAmount: 800, amount: 0 },
    ]);
  });

  test("a submission charges what settlement showed, and refuses when that has changed", async () => {
    const { db } = backend;
    const who = await customer(8750);
    const sold = await sell(
      db,
      { fields: { shopId: one, price: 1990, hasMemberPrice: true } },
      { mode: "fixed", fixedAmount: 333 },
    );
    const coupon = await holdCoupon(db, who.id, { shopId: one, amount: 777 });
    const goods = [some(sold, 3)];
    const settlement = await who.post("order/settlement", bodyOf(who, goods, { coupon_id: [coupon] }));
    const shown = recordOf(settlement.data)["total_amount"];
    expect(shown).toBe(54.45);
    const changed = { status: 200, code: 0, show: 1, data: [], msg: expect.stringContaining("has changed") };
    await db.update(skus).set({ price: 2090 }).where(eq(skus.id, sold.skuId));
    expect(await submit(who, goods, { coupon_id: [coupon], expected_amount: shown })).toMatchObject(changed);
    expect(await ordersOf(who)).toEqual([]);
    expect([await stockOf(sold), await couponUsed(coupon)]).toEqual([5, false]);
    await db.update(skus).set({ price: 1990 }).where(eq(skus.id, sold.skuId));
    await submitted(who, goods, { coupon_id: [coupon], expected_amount: "54.45" });
    expect(await ordersOf(who)).toMatchObject([{ amount: 5445 }]);
    for (const wrong of ["abc", "-1", "1.234", "99999999999"]) {
      expect(await submit(who, goods, { expected_amount: wrong })).toMatchObject({ msg: "expected_amount is wrong" });
    }
  });

  test("a submission takes goods in either form, merges what is named twice, and believes only the SKU", async () => {
    const { db, url } = backend;
    const who = await customer();
    const sold = await sell(db, { fields: { shopId: two } });
    const goods = [some(sold, 1, { shop_id: one, goods_id: 1 }), some(sold, 2)];
    const body = { ...bodyOf(who, []), goods };
    expect(await who.post("order/submitOrder", body)).toMatchObject({ code: 1 });
    const form = new URLSearchParams({ goods: JSON.stringify(goods.slice(0, 1)), address_id: String(who.addressId) });
    const response = await fetch(`${url}/api/order/submitOrder`, {
      method: "POST",
      body: form,
      headers: { token: who.token },
    });
    expect(await response.json()).toMatchObject({ code: 1 });
    expect(await ordersOf(who)).toMatchObject([{ shopId: two }, { shopId: two }]);
    expect(await linesOf(who)).toMatchObject([{ quantity: 3 }, { quantity: 1 }]);
  });

  test("a submission waits to be paid as long as the operator says", async () => {
    const { db } = backend;
    const who = await customer();
    await db.insert(settings).values({ key: "unpaidOrderMinutes", value: "15" });
    await submitted(who, [some(await sell(db, { fields: { shopId: one } }), 1)]);
    await db.delete(settings).where(eq(settings.key, "unpaidOrderMinutes"));
    const [order] = await ordersOf(who);
    expect((order?.payBefore?.getTime() ?? 0) - (order?.createdAt.getTime() ?? 0)).toBe(15 * 60 * 1000);
  });

  test("a submission of virtual goods, or of what is fetched, needs no address", async () => {
    const { db } = backend;
    const who = await customer();
    const virtual = await sell(db, { fields: { shopId: one, isVirtual: true } });
    const visited = await openShop(db, shanghaiAddress);
    const fetched = await sell(
      db,
      { fields: { shopId: visited, offersPickup: true } },
      { mode: "fixed", fixedAmount: 500 },
    );
    await submitted(who, [some(virtual, 1), some(fetched, 1, { delivery_type: 3 })], { address_id: "0" });
    expect(await ordersOf(who)).toMatchObject([
      { delivery: "virtual", contact: "", street: "", regionNames: [], amount: 1000 },
      { delivery: "pickup", contact: "", provinceId: null, shippingAmount: 0, amount: 1000 },
    ]);
  });

  test("a submission keeps the customer's address out of what is fetched", async () => {
    const { db } = backend;
    const who = await customer();
    const visited = await openShop(db, shanghaiAddress);
    const fetched = await sell(db, { fields: { shopId: visited, offersPickup: true } });
    const { order_id } = await submitted(who, [some(fetched, 1, { delivery_type: 3 })]);
    const { data } = await who.get(`order/getOrderDetail?id=${String(order_id)}`);
    expect(data).toMatchObject({ delivery_type: 2, consignee: "", mobile: "", delivery_address: "", pickup_code: "" });
  });

  test("a submission of two coupons for one shop uses the one named last, and keeps the other", async () => {
    const { db } = backend;
    const who = await customer();
    const sold = await sell(db, { fields: { shopId: one } });
    const [first, last] = [
      await holdCoupon(db, who.id, { shopId: one, amount: 100 }),
      await holdCoupon(db, who.id, { shopId: one, amount: 200 }),
    ];
    await submitted(who, [some(sold, 1)], { coupon_id: [first, last] });
    expect(await ordersOf(who)).toMatchObject([{ amount: 800, customerCouponId: last }]);
    expect([await couponUsed(first), await couponUsed(last)]).toEqual([false, true]);
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.customerId, who.id), eq(orders.customerCouponId, last)));
    const { data } = await who.get("coupon/myCouponList?type=used");
    expect(data).toMatchObject({ lists: [{ id: last, order_id: String(row?.id), status: 1 }] });
  });
});
