import { describe, expect, test } from "vitest";
import { memberLevels } from "../../platform/store/schema/customers.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { freeShippingRules, freightRules, freightTemplates } from "../../platform/store/schema/freight.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingCustomer } from "../../test-support/running-backend.ts";
import {
  holdCoupon,
  idOf,
  liveSomewhere,
  openShop,
  putOnFlashSale,
  sell,
  type Sold,
  shanghaiAddress,
} from "../../test-support/stage.ts";
import { noImage } from "../../test-support/no-image.ts";

onEachStore("settlement", (backend) => {
  const customer = async (priceShare = 10_000) => {
    const level = { name: "金", priceShare };
    const levelId = idOf(await backend.db.insert(memberLevels).values(level).returning({ id: memberLevels.id }));
    return backend.newCustomer({ levelId });
  };
  const settle = (who: CallingCustomer, goods: unknown, more: object = {}) =>
    who.post("order/settlement", {
      goods: typeof goods === "string" ? goods : JSON.stringify(goods),
      cart_id: "",
      ...more,
    });
  const some = ({ skuId, productId }: Sold, num: unknown, more: object = {}) => ({
    item_id: skuId,
    num,
    goods_id: productId,
    shop_id: 1,
    ...more,
  });
  const settled = async (...parameters: Parameters<typeof settle>) => {
    const { code, data, msg } = await settle(...parameters);
    expect([code, msg]).toEqual([1, ""]);
    return recordOf(data);
  };
  const rejected = (key: string) => ({ status: 200, code: 301, show: 1, msg: key, data: [] });

  /** The shops and goods of the contract's vectors. */
  const vectors = async () => {
    const { db } = backend;
    const [one, two] = [
      await openShop(db, { name: "一号店", translations: { en: { name: "First" } } }),
      await openShop(db, { name: "二号店", isSelfOperated: true }),
    ];
    const template = { shopId: one, name: "按件", unit: "piece" } as const;
    const templateId = idOf(await db.insert(freightTemplates).values(template).returning({ id: freightTemplates.id }));
    await db.insert(freightRules).values([
      { templateId, position: 1, firstUnits: 1, firstAmount: 800, nextUnits: 1, nextAmount: 300 },
      {
        templateId,
        position: 2,
        regionIds: [120_000],
        firstUnits: 2,
        firstAmount: 600,
        nextUnits: 1,
        nextAmount: 200,
      },
    ]);
    const stock = 50;
    return {
      one,
      two,
      a: await sell(
        db,
        { stock, fields: { shopId: one, price: 10_000, hasMemberPrice: true } },
        { mode: "fixed", fixedAmount: 500 },
      ),
      b: await sell(db, { stock, fields: { shopId: one, price: 2000 } }, { mode: "template", templateId }),
      c: await sell(db, { stock, fields: { shopId: two, price: 3333 } }),
      d: await sell(db, { stock, fields: { shopId: two, price: 8000 } }),
    };
  };

  test("settlement has the fields and the amounts of the contract's vectors", async () => {
    const who = await customer(9000);
    const { one, two, a, b, c } = await vectors();
    const addressId = await liveSomewhere(backend.db, who.id);
    const answer = await settled(who, [some(a, 2), some(b, "3"), some(c, 3)]);
    expect(answer).toEqual({
      address: {
        id: addressId,
        contact: "张三",
        telephone: "13800138000",
        province_id: 110_000,
        city_id: 110_100,
        district_id: 110_101,
        address: "东单1号",
        is_default: 1,
        province: "北京市",
        city: "北京市",
        district: "东城区",
      },
      shop: [
        {
          delivery_types_arr: [{ delivery_type: 1, delivery_type_text: "快递发货", shipping_price: 24 }],
          delivery_type: 1,
          delivery_type_text: "快递发货",
          shop_id: one,
          shop_name: "First",
          shop_type: 2,
          shop_logo: noImage,
          open_invoice: 1,
          spec_invoice: 0,
          run_start_time: "",
          run_end_time: "",
          weekdays: [],
          province: "",
          city: "",
          district: "",
          address: "",
          coupon_list: [],
          coupon_id: 0,
          goods: [
            {
              item_id: a.skuId,
              num: 2,
              goods_id: a.productId,
              shop_id: one,
              type: 0,
              name: "茶壶",
              price: "100.00",
              original_price: "100.00",
              spec_value: "默认",
              spec_values: [],
              image: noImage,
              delivery_type: 1,
              is_seckill: 0,
              is_member: 1,
              member_amount: 90,
              sum_price: 180,
              price_kind: "member",
            },
            expect.objectContaining({ item_id: b.skuId, num: 3, is_member: 0, sum_price: 60, price_kind: "regular" }),
          ],
          shipping_price: 24,
          total_amount: 264,
          discount_amount: 0,
          total_num: 5,
        },
        expect.objectContaining({ shop_id: two, shop_type: 1, shipping_price: 0, total_amount: 99.99, total_num: 3 }),
      ],
      order_type: 0,
      total_amount: 363.99,
      pay_way_text: "微信支付",
      pay_way: 1,
      invoice: [],
    });
  });

  test("settlement goes by the address, and shows what a coupon takes off", async () => {
    const { db } = backend;
    const who = await customer(9000);
    const { one, a, b, c } = await vectors();
    await liveSomewhere(db, who.id);
    const tianjin = await liveSomewhere(db, who.id, {
      provinceId: 120_000,
      cityId: 120_100,
      districtId: 120_101,
      isDefault: false,
    });
    const ten = await holdCoupon(db, who.id, { shopId: one, amount: 1000 });
    const five = await holdCoupon(db, who.id, { shopId: one, amount: 500, threshold: 24_001 });
    const goods = [some(a, 2), some(b, 3), some(c, 3)];
    const answer = await settled(who, goods, { address_id: tianjin, coupon_id: [five, ten] });
    expect(answer).toMatchObject({ total_amount: 347.99, address: { id: tianjin, is_default: 0 } });
    expect(listOf(answer["shop"])[0]).toMatchObject({
      shipping_price: 18,
      discount_amount: "10.00",
      total_amount: 248,
      coupon_id: ten,
      coupon_list: [{ id: ten, discount_amount: "10.00", money: 10, status: 0, is_expired: 0 }],
    });
    // For five there is not enough bought: it is passed over, and the answer says so.
    expect(listOf((await settled(who, goods, { coupon_id: [five] }))["shop"])[0]).toMatchObject({
      discount_amount: 0,
      coupon_id: 0,
    });
    const [dearer] = listOf((await settled(who, [some(a, 3)], { coupon_id: `${five}` }))["shop"]);
    expect(dearer).toMatchObject({
      discount_amount: "5.00",
      coupon_list: expect.arrayContaining([expect.objectContaining({ id: five })]),
    });
  });

  describe("the best coupon", () => {
    const first = (answer: Record<string, unknown>) => listOf(answer["shop"])[0];

    test("settlement chooses the best coupon of a shop where it is asked to, and of equal ones the one that ends sooner", async () => {
      const { db } = backend;
      const who = await customer();
      const { one, two, a, c } = await vectors();
      const soon = new Date(Date.now() + 3_600_000);
      await holdCoupon(db, who.id, { shopId: one, amount: 500 }, { validUntil: soon });
      const later = await holdCoupon(db, who.id, { shopId: one, amount: 1000 });
      const sooner = await holdCoupon(db, who.id, { shopId: one, amount: 1000 }, { validUntil: soon });
      await holdCoupon(db, who.id, { shopId: one, amount: 9000, threshold: 20_001 });
      await holdCoupon(db, who.id, { shopId: two, amount: 500 });
      const goods = [some(a, 2), some(c, 1)];
      const answer = await settled(who, goods, { best_coupon_shops: [one] });
      expect(listOf(answer["shop"])).toMatchObject([
        { coupon_id: sooner, discount_amount: "10.00" },
        { coupon_id: 0, discount_amount: 0 },
      ]);
      expect(first(await settled(who, goods, { best_coupon_shops: [one, two], coupon_id: [later] }))).toMatchObject({
        coupon_id: later,
      });
      expect(first(await settled(who, goods))).toMatchObject({ coupon_id: 0 });
      // One that is named and does not count leaves the choice open.
      expect(first(await settled(who, goods, { best_coupon_shops: `${one}`, coupon_id: [999_999] }))).toMatchObject({
        coupon_id: sooner,
      });
    });

    test("settlement takes no coupon for the best that costs more than it takes off", async () => {
      const { db } = backend;
      const who = await customer();
      const { one, a } = await vectors();
      await db.insert(freeShippingRules).values([{ shopId: one, regionId: null, minimum: 20_000 }]);
      await liveSomewhere(db, who.id);
      const small = await holdCoupon(db, who.id, { shopId: one, amount: 300 });
      const answer = await settled(who, [some(a, 2)], { best_coupon_shops: [one] });
      expect(first(answer)).toMatchObject({
        total_amount: 200,
        coupon_id: 0,
        coupon_list: [{ id: small, discount_amount: "3.00", saved_amount: "-7.00" }],
      });
      const large = await holdCoupon(db, who.id, { shopId: one, amount: 1500 });
      expect(first(await settled(who, [some(a, 2)], { best_coupon_shops: [one] }))).toMatchObject({
        coupon_id: large,
        total_amount: 195,
      });
    });

    test("the coupon that settlement has chosen is charged by the submission that names it", async () => {
      const { db } = backend;
      const who = await customer();
      const { one, a } = await vectors();
      const address_id = await liveSomewhere(db, who.id);
      await holdCoupon(db, who.id, { shopId: one, amount: 500 });
      const best = await holdCoupon(db, who.id, { shopId: one, amount: 1000 });
      const answer = await settled(who, [some(a, 1)], { best_coupon_shops: [one] });
      expect(first(answer)).toMatchObject({ coupon_id: best });
      const submitted = await who.post("order/submitOrder", {
        goods: JSON.stringify([some(a, 1)]),
        cart_id: "",
        address_id,
        coupon_id: [best],
        expected_amount: answer["total_amount"],
      });
      expect(submitted).toMatchObject({ code: 1 });
    });
  });

  test("settlement counts freight by today’s regions where an address has an older code", async () => {
    const { db } = backend;
    const who = await customer();
    const shopId = await openShop(db);
    const template = { shopId, name: "北京", unit: "piece" } as const;
    const templateId = idOf(await db.insert(freightTemplates).values(template).returning({ id: freightTemplates.id }));
    const rule = { templateId, firstUnits: 1, nextUnits: 1, nextAmount: 0 };
    await db.insert(freightRules).values([
      { ...rule, position: 1, firstAmount: 1000, regionIds: [110_100, 429_000] },
      { ...rule, position: 2, firstAmount: 2500, regionIds: [110_118] },
      { ...rule, position: 3, firstAmount: 4000, regionIds: [429_004] },
      { ...rule, position: 4, firstAmount: 1500, regionIds: [140_700] },
    ]);
    const sold = await sell(db, { fields: { shopId } }, { mode: "template", templateId });
    const freightTo = async (provinceId: number, cityId: number, districtId: number) => {
      const id = await liveSomewhere(db, who.id, { provinceId, cityId, districtId, isDefault: false });
      const [shop] = listOf((await settled(who, [some(sold, 1)], { address_id: id }))["shop"]);
      return shop?.["shipping_price"];
    };
    expect(await freightTo(110_000, 110_200, 110_228)).toBe(25);
    expect(await freightTo(110_000, 110_200, 110_229)).toBe(10);
    expect(await freightTo(110_000, 110_100, 110_120)).toBe(10);
    expect(await freightTo(420_000, 429_004, 429_401)).toBe(40);
    expect(await freightTo(140_000, 140_700, 140_703)).toBe(15);
  });

  test("settlement needs no address, and counts no freight without one", async () => {
    const { a, b, c } = await vectors();
    const answer = await settled(await customer(), [some(a, 2), some(b, 3), some(c, 3)], { address_id: "" });
    expect(answer).toMatchObject({ address: [], total_amount: 359.99 });
    expect(listOf(answer["shop"])[0]).toMatchObject({ shipping_price: 0, total_amount: 260 });
    // A product with a member price, of which this customer saves nothing: no client draws one.
    const [line] = listOf(listOf(answer["shop"])[0]?.["goods"]);
    expect(line).toMatchObject({ is_member: 1, sum_price: 200, price_kind: "regular" });
    expect(line).not.toHaveProperty("member_amount");
  });

  test("settlement counts every line beside one on flash sale, and no member price", async () => {
    const who = await customer(9000);
    const { a, c, d } = await vectors();
    await putOnFlashSale(backend.db, d, 5000);
    await liveSomewhere(backend.db, who.id);
    const answer = await settled(who, [some(a, 1), some(d, 2), some(c, 1)]);
    expect(answer).toMatchObject({ order_type: 1, total_amount: 238.33 });
    const [first, second] = listOf(answer["shop"]);
    expect(first).toMatchObject({ total_amount: 105, goods: [{ is_member: 0, sum_price: 100 }] });
    expect(listOf(first?.["goods"])[0]).not.toHaveProperty("member_amount");
    expect(second).toMatchObject({
      total_amount: 133.33,
      goods: [
        { price: "50.00", original_price: "80.00", is_seckill: 1, price_kind: "flash", sum_price: 100 },
        { price: "33.33", is_seckill: 0, sum_price: 33.33 },
      ],
    });
  });

  test("settlement lets the rule of the smallest region decide on free shipping", async () => {
    const { db } = backend;
    const who = await customer(9000);
    const { one, a } = await vectors();
    await db.insert(freeShippingRules).values([
      { shopId: one, regionId: null, minimum: 5000 },
      { shopId: one, regionId: 110_100, minimum: 20_000 },
    ]);
    await liveSomewhere(db, who.id);
    expect(await settled(who, [some(a, 1)])).toMatchObject({ total_amount: 95 });
    expect(await settled(who, [some(a, 3)])).toMatchObject({ total_amount: 270 });
  });

  test("settlement takes goods as text and as a list, in any order and number, and believes only the SKU", async () => {
    const who = await customer();
    const { one, two, a, c } = await vectors();
    const list = [
      some(c, 1, { shop_id: 999, goods_id: 7 }),
      some(a, "1", { shop_id: two }),
      { item_id: String(c.skuId), num: 2 },
    ];
    for (const goods of [list, JSON.stringify(list)]) {
      const { data } = await who.post("order/settlement", { goods });
      const found = listOf(recordOf(data)["shop"]).map((shop) => [
        shop["shop_id"],
        listOf(shop["goods"]).map((each) => [each["item_id"], each["num"], each["shop_id"], each["goods_id"]]),
      ]);
      expect(found).toEqual([
        [two, [[c.skuId, 3, two, c.productId]]],
        [one, [[a.skuId, 1, one, a.productId]]],
      ]);
    }
  });

  test("settlement can be of lines of the cart, one's own only", async () => {
    const [who, other] = [await customer(), await customer()];
    const { a, c } = await vectors();
    const cartId = async (who: CallingCustomer, { skuId }: Sold): Promise<unknown> => {
      await who.post("cart/add", { item_id: skuId, goods_num: 2 });
      const { lists } = await who.read("cart/lists");
      return listOf(listOf(lists)[0]?.["cart"])[0]?.["cart_id"];
    };
    const [mine, theirs] = [await cartId(who, a), await cartId(other, c)];
    const answer = await who.post("order/settlement", { cart_id: `${String(mine)},${String(theirs)}` });
    expect(answer).toMatchObject({ code: 1, data: { total_amount: 200, shop: [{ goods: [{ num: 2 }] }] } });
  });

  test("settlement of nothing is nothing", async () => {
    const who = await customer();
    for (const goods of [[], ""]) {
      expect(await settle(who, goods)).toMatchObject({ code: 1, data: { shop: [], total_amount: 0, address: [] } });
    }
  });

  test("settlement sends virtual goods nowhere, and lets things be fetched where that is offered", async () => {
    const { db } = backend;
    const who = await customer();
    await liveSomewhere(db, who.id);
    const shopId = await openShop(db, shanghaiAddress);
    const freight = { mode: "fixed", fixedAmount: 700 } as const;
    const virtual = await sell(db, { fields: { shopId, isVirtual: true } }, freight);
    const pickup = await sell(db, { fields: { shopId, offersPickup: true } }, freight);
    const ordinary = await sell(db, { fields: { shopId } }, freight);
    const shopOf = async (...goods: readonly object[]) => listOf((await settled(who, goods))["shop"])[0];
    expect(await shopOf(some(virtual, 1))).toMatchObject({
      delivery_type: 2,
      delivery_type_text: "虚拟发货",
      shipping_price: 0,
      goods: [{ type: 1, delivery_type: 2 }],
    });
    expect(await shopOf(some(pickup, 1, { delivery_type: 3 }))).toMatchObject({ delivery_type: 3, shipping_price: 0 });
    expect(await shopOf(some(pickup, 1))).toMatchObject({ delivery_type: 1, shipping_price: 7 });
    expect(await shopOf(some(ordinary, 1, { delivery_type: 3 }))).toMatchObject({ delivery_type: 1 });
    // Who sends a parcel anyway puts everything into it.
    expect(await shopOf(some(pickup, 1, { delivery_type: 3 }), some(ordinary, 1), some(virtual, 1))).toMatchObject({
      delivery_type: 1,
      shipping_price: 14,
      delivery_types_arr: [{ delivery_type: 1 }, { delivery_type: 2 }],
    });
  });

  test("settlement says what each way to the buyer costs, whichever is chosen", async () => {
    const { db } = backend;
    const who = await customer();
    const shopId = await openShop(db, shanghaiAddress);
    const pickup = await sell(db, { fields: { shopId, offersPickup: true } }, { mode: "fixed", fixedAmount: 700 });
    const [sent, collected] = [some(pickup, 2), some(pickup, 2, { delivery_type: 3 })];
    const ways = async (goods: object) => listOf((await settled(who, [goods]))["shop"])[0]?.["delivery_types_arr"];
    // Nobody knows what sending costs before there is an address.
    for (const goods of [sent, collected]) {
      expect(await ways(goods)).toEqual([
        { delivery_type: 1, delivery_type_text: "快递发货" },
        { delivery_type: 3, delivery_type_text: "线下自提", shipping_price: 0 },
      ]);
    }
    await liveSomewhere(db, who.id);
    for (const goods of [sent, collected]) {
      expect(await ways(goods)).toMatchObject([
        { delivery_type: 1, shipping_price: 14 },
        { delivery_type: 3, shipping_price: 0 },
      ]);
    }
  });

  test("settlement says how a shop's goods can reach the buyer, and where and when the shop is open", async () => {
    const { db } = backend;
    const who = await customer();
    const [placed, placeless] = [await openShop(db, shanghaiAddress), await openShop(db)];
    const freight = { mode: "fixed", fixedAmount: 700 } as const;
    const pickup = await sell(db, { fields: { shopId: placed, offersPickup: true } }, freight);
    const ordinary = await sell(db, { fields: { shopId: placed } }, freight);
    const unreachable = await sell(db, { fields: { shopId: placeless, offersPickup: true } }, freight);
    const shopOf = async (...goods: readonly object[]) => listOf((await settled(who, goods))["shop"])[0];
    const [express, collected] = [
      { delivery_type: 1, delivery_type_text: "快递发货" },
      { delivery_type: 3, delivery_type_text: "线下自提" },
    ];
    const address = {
      province: "上海市",
      city: "上海市",
      district: "徐汇区",
      address: "12 Anfu Road",
      run_start_time: "10:00:00",
      run_end_time: "21:30:00",
      weekdays: ["1", "2", "3", "4", "5", "6"],
    };
    expect(await shopOf(some(pickup, 1))).toMatchObject({
      ...express,
      ...address,
      delivery_types_arr: [express, collected],
    });
    expect(await shopOf(some(pickup, 1, { delivery_type: 3 }))).toMatchObject({
      ...collected,
      delivery_types_arr: [express, collected],
      shipping_price: 0,
    });
    // One order travels in one way, so that what is not offered for all of it is not offered.
    expect(await shopOf(some(pickup, 1), some(ordinary, 1))).toMatchObject({ delivery_types_arr: [express] });
    expect(await shopOf(some(unreachable, 1, { delivery_type: 3 }))).toMatchObject({
      ...express,
      delivery_types_arr: [express],
      address: "",
      run_start_time: "",
    });
  });

  test("settlement takes a kind of delivery that there is not for a parcel", async () => {
    const { db } = backend;
    const who = await customer();
    const pickup = await sell(db, { fields: { shopId: await openShop(db, shanghaiAddress), offersPickup: true } });
    for (const delivery_type of ["", 0, 2, 4, -3, 3.5, "x", null, [1], { 3: 3 }]) {
      expect(await settled(who, [some(pickup, 1, { delivery_type })])).toMatchObject({ shop: [{ delivery_type: 1 }] });
    }
    expect(await settled(who, [some(pickup, 1, { delivery_type: "3" })])).toMatchObject({
      shop: [{ delivery_type: 3 }],
    });
  });

  describe("is rejected", () => {
    test("settlement is rejected, with a message, for what cannot be bought", async () => {
      const { db } = backend;
      const who = await customer();
      const shopId = await openShop(db);
      const sold = await sell(db, { name: "壶 $& 1", fields: { shopId }, stock: 2 });
      const goods = [some(sold, 2)];
      expect(await settle(who, [some(sold, 3)])).toMatchObject(rejected("There are not enough of “壶 $& 1” in stock"));
      const change = async (fields: object, msg: string) => {
        await db.update(shops).set({ isOpen: true, isFrozen: false, takesPayments: true, expiresAt: null, ...fields });
        expect(await settle(who, goods)).toMatchObject(rejected(msg));
      };
      const closed = "The shop of “壶 $& 1” is not taking orders at the moment";
      await change({ isFrozen: true }, closed);
      await change({ isOpen: false }, closed);
      await change({ takesPayments: false }, closed);
      await change({ expiresAt: new Date("2020-01-01T00:00:00Z") }, closed);
      await db.update(shops).set({ expiresAt: null });
      await db.update(products).set({ isOnShelf: false }).where(eq(products.id, sold.productId));
      expect(await settle(who, goods)).toMatchObject(rejected("“壶 $& 1” is no longer available"));
      await db.delete(skus).where(eq(skus.id, sold.skuId));
      expect(await settle(who, goods)).toMatchObject(rejected("This product is no longer available"));
    });

    test("settlement is rejected, with a message, where a shop does not deliver", async () => {
      const { db } = backend;
      const who = await customer();
      await liveSomewhere(db, who.id);
      const shopId = await openShop(db);
      const template = { shopId, name: "仅广东", unit: "weight" } as const;
      const templateId = idOf(
        await db.insert(freightTemplates).values(template).returning({ id: freightTemplates.id }),
      );
      const rule = { templateId, position: 1, firstUnits: 1000, firstAmount: 500, nextUnits: 1000, nextAmount: 100 };
      await db.insert(freightRules).values({ ...rule, regionIds: [440_000] });
      const sold = await sell(db, { fields: { shopId } }, { mode: "template", templateId, grams: 1500 });
      expect(await settle(who, [some(sold, 1)])).toMatchObject(rejected("“茶壶” cannot be delivered to this address"));
      const guangzhou = await liveSomewhere(db, who.id, {
        provinceId: 440_000,
        cityId: 440_100,
        districtId: 440_106,
        isDefault: false,
      });
      expect(await settled(who, [some(sold, 1)], { address_id: guangzhou })).toMatchObject({ total_amount: 16 });
    });

    test.each([
      ["[{}]", "goods is wrong"],
      ["[1]", "goods is wrong"],
      ["{", "goods is wrong"],
      [[{ item_id: 1, num: 0 }], "The quantity must be greater than 0"],
      [[{ item_id: 1, num: -1 }], "The quantity must be greater than 0"],
      [[{ item_id: 1 }], "The quantity must be a whole number"],
      [[{ item_id: 1, num: 1.5 }], "The quantity must be a whole number"],
      [[{ item_id: 1, num: "1e3" }], "The quantity must be a whole number"],
      [[{ item_id: 1, num: "0x1" }], "The quantity must be a whole number"],
      [[{ item_id: 1, num: "9".repeat(400) }], "You can buy 99999 pieces at most"],
      [[{ item_id: 1, num: 100_000 }], "You can buy 99999 pieces at most"],
      [
        [
          { item_id: 1, num: 60_000 },
          { item_id: 1, num: 60_000 },
        ],
        "You can buy 99999 pieces at most",
      ],
      [[{ item_id: 999_999, num: 1 }], "This product is no longer available"],
      [
        Array.from({ length: 101 }, (_, index) => ({ item_id: index + 1, num: 1 })),
        "One order can have 100 different items at most",
      ],
    ])("settlement is rejected, with a message, for the goods %j", async (goods, msg) => {
      expect(await settle(await customer(), goods)).toMatchObject(rejected(msg));
    });

    test("settlement is rejected, with a message, for amounts that no order holds", async () => {
      const { db } = backend;
      const expensive = await sell(db, { stock: 99_999, fields: { price: 2_000_000_000 } });
      expect(await settle(await customer(), [some(expensive, 99_999)])).toMatchObject(
        rejected("The total is too high for one order, please buy less at once"),
      );
    });

    test("settlement is rejected, with a message, for an address that is unknown, deleted or somebody else's", async () => {
      const { db } = backend;
      const [who, other] = [await customer(), await customer()];
      const { c } = await vectors();
      const theirs = await liveSomewhere(db, other.id);
      const deleted = await liveSomewhere(db, who.id, { deletedAt: new Date(), isDefault: false });
      for (const address_id of [theirs, deleted, 999_999, "-1"]) {
        expect(await settle(who, [some(c, 1)], { address_id })).toMatchObject({
          ...rejected("This address does not exist"),
          error: "not_found",
        });
      }
    });

    test.each(["", "dead"])("settlement is rejected, with a message, for the token %j", async (token) => {
      const answer = await backend.as(token).post("order/settlement", { goods: "[]" });
      expect(answer).toMatchObject({ code: -1, show: 1, data: [] });
    });
  });

  test("settlement passes over coupons that are somebody else's, used, over, not yet valid, or of other goods", async () => {
    const { db } = backend;
    const [who, other] = [await customer(), await customer()];
    const { two, one, c } = await vectors();
    const now = new Date();
    const later = new Date(now.getTime() + 60_000);
    const wrong = [
      await holdCoupon(db, other.id, { shopId: two }),
      await holdCoupon(db, who.id, { shopId: two }, { usedAt: now }),
      await holdCoupon(db, who.id, { shopId: two }, { validUntil: now }),
      await holdCoupon(db, who.id, { shopId: two }, { validFrom: later }),
      await holdCoupon(db, who.id, { shopId: two, scope: "except", productIds: [c.productId] }),
      await holdCoupon(db, who.id, { shopId: one }),
      999_999,
    ];
    expect(await settled(who, [some(c, 1)], { coupon_id: wrong })).toMatchObject({
      total_amount: 33.33,
      shop: [{ coupon_list: [], coupon_id: 0, discount_amount: 0 }],
    });
  });
});
