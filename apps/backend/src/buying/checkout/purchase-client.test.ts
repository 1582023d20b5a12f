import {
  addAddress,
  addToCart,
  type ApiClient,
  claimCoupon,
  fetchAddresses,
  fetchCart,
  fetchCoupons,
  fetchMyCoupons,
  fetchOrder,
  fetchPaymentStatus,
  previewCart,
  settle,
  submitOrder,
} from "@plaza/api-client";
import { expect, test } from "vitest";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { offerCoupon, openShop, putOnFlashSale, sell, shanghaiAddress } from "../../test-support/stage.ts";

const home = {
  recipient: "Mina Sato",
  phone: "13800138000",
  provinceId: 310_000,
  cityId: 310_100,
  districtId: 310_104,
  street: "88 Wukang Road",
  isDefault: false,
};

onEachStore("our own client", (backend) => {
  const clientOf = (token: string): ApiClient => backend.client({ token });

  test("our own client reads every step of a purchase, and comes to the same amounts", async () => {
    const { db } = backend;
    const { token } = await backend.newCustomer();
    const api = clientOf(token);
    const [one, two] = [await openShop(db), await openShop(db)];
    const pot = await sell(db, { fields: { shopId: one, price: 1990 } }, { mode: "fixed", fixedAmount: 350 });
    const flash = await sell(db, { fields: { shopId: two, price: 8000 } });
    await putOnFlashSale(db, flash, 5000);
    const couponId = await offerCoupon(db, { shopId: one, amount: 777, threshold: 3000, perCustomer: 1 });

    await addToCart(api, { skuId: pot.skuId, quantity: 2 });
    await addToCart(api, { skuId: flash.skuId, quantity: 1 });
    const cart = await fetchCart(api);
    expect(cart).toMatchObject({ totalAmount: 8980, selectedQuantity: 3 });
    const lines = cart.shops.flatMap((shop) => shop.lines.map((line) => ({ ...line, shopId: shop.id })));
    expect(lines).toMatchObject([
      { skuId: flash.skuId, regularPrice: 8000, unitPrice: 5000, priceKind: "flash", unavailable: null },
      { skuId: pot.skuId, unitPrice: 1990, priceKind: "regular", subtotal: 3980 },
    ]);
    expect(await previewCart(clientOf(""), lines)).toMatchObject({ totalAmount: 8980 });

    expect(await fetchCoupons(api, { productId: pot.productId })).toMatchObject([{ id: couponId, claim: "open" }]);
    await claimCoupon(api, { couponId, idempotencyKey: null });
    const held = await fetchMyCoupons(api, { state: "unused", page: 1, pageSize: 10 });
    expect(held).toMatchObject({ counts: { unused: 1, used: 0, expired: 0 }, items: [{ couponId, amount: 777 }] });
    const addressId = await addAddress(api, home);
    expect(await fetchAddresses(api)).toMatchObject([{ id: addressId, isDefault: true, street: home.street }]);

    const cartLineIds = lines.map(({ id }) => id);
    const couponIds = held.items.map(({ id }) => id);
    const settlement = await settle(api, {
      lines,
      cartLineIds,
      addressId: null,
      couponIds: [],
      bestCouponShopIds: [one],
      pickupShopIds: [],
    });
    expect(settlement).toMatchObject({
      address: { id: addressId, isDefault: true },
      totalAmount: 5000 + 3980 + 700 - 777,
      shops: [
        { id: two, freight: 0, discount: 0, coupons: [] },
        {
          id: one,
          freight: 700,
          discount: 777,
          coupons: [{ id: couponIds[0], saved: 777 }],
          usedCouponId: couponIds[0],
        },
      ],
    });
    const submission = {
      lines: settlement.shops.flatMap((shop) => shop.lines),
      cartLineIds,
      addressId,
      couponIds,
      remarks: [{ shopId: one, text: "Please ring twice" }],
      expectedAmount: settlement.totalAmount,
      idempotencyKey: "a-purchase",
    };
    const paid = await submitOrder(api, submission);
    expect(paid).toMatchObject({ from: "trade" });
    expect(await submitOrder(api, submission)).toEqual(paid);
    expect((await fetchCart(api)).shops).toEqual([]);
    expect((await fetchMyCoupons(api, { state: "used", page: 1, pageSize: 10 })).items).toHaveLength(1);
  });

  test("our own client picks up what it has bought, and gets virtual goods with the payment, without an address", async () => {
    const { db } = backend;
    const { token } = await backend.richCustomer();
    const api = clientOf(token);
    const [placed, placeless] = [await openShop(db, shanghaiAddress), await openShop(db)];
    const shipping = { mode: "fixed", fixedAmount: 700 } as const;
    const fetched = await sell(db, { fields: { shopId: placed, offersPickup: true, price: 1990 } }, shipping);
    const attributes = { shopId: placeless, isVirtual: true, price: 500 };
    const virtual = await sell(db, { fields: attributes }, { virtualContent: "CODE" });
    const lines = [
      { ...fetched, shopId: placed, quantity: 1 },
      { ...virtual, shopId: placeless, quantity: 1 },
    ];
    const params = { lines, cartLineIds: [], addressId: null, couponIds: [], bestCouponShopIds: [] };
    const offered = await settle(api, { ...params, pickupShopIds: [] });
    expect(offered.shops[0]).toMatchObject({
      delivery: "express",
      deliveries: ["express", "pickup"],
      pickupAddress: { province: "上海市", city: "上海市", district: "徐汇区", street: "12 Anfu Road" },
      openingHours: { opensAt: "10:00", closesAt: "21:30", weekdays: [1, 2, 3, 4, 5, 6] },
    });
    const settlement = await settle(api, { ...params, pickupShopIds: [placed, placeless] });
    expect(settlement).toMatchObject({
      address: null,
      totalAmount: 2490,
      shops: [
        { delivery: "pickup", freight: 0 },
        { delivery: "virtual", deliveries: ["virtual"], pickupAddress: null, openingHours: null },
      ],
    });
    const trade = await submitOrder(api, {
      lines: settlement.shops.flatMap((shop) => shop.lines),
      cartLineIds: [],
      addressId: null,
      couponIds: [],
      remarks: [],
      expectedAmount: 2490,
      idempotencyKey: "a-visit",
    });
    const pay = { order_id: trade.id, from: "trade", pay_way: 3 };
    expect(await backend.as(token).post("pay/unifiedpay", pay)).toMatchObject({ code: 20001 });
    const { orders, receiver } = await fetchPaymentStatus(api, trade);
    expect(receiver).toBeNull();
    expect(orders.map(({ pickup }) => pickup)).toEqual([true, false]);
    const [first, second] = await Promise.all(orders.map(({ id }) => fetchOrder(api, id)));
    expect(first).toMatchObject({
      state: "unshipped",
      delivery: "pickup",
      receiver: null,
      pickupCode: expect.stringMatching(/^\d{6}$/),
      shopAddress: "上海市上海市徐汇区12 Anfu Road",
      openingHours: { opensAt: "10:00" },
    });
    expect(second).toMatchObject({ state: "shipped", delivery: "virtual", receiver: null, deliveredContent: "CODE" });
  });

  test("our own client gets a message that says why something cannot be bought", async () => {
    const { token } = await backend.newCustomer();
    const sold = await sell(backend.db, { stock: 1 });
    const lines = [{ skuId: sold.skuId, productId: sold.productId, shopId: 1, quantity: 2 }];
    const settling = settle(clientOf(token), {
      lines,
      cartLineIds: [],
      addressId: null,
      couponIds: [],
      bestCouponShopIds: [],
      pickupShopIds: [],
    });
    await expect(settling).rejects.toMatchObject({
      kind: "business",
      platformMessage: "There are not enough of “茶壶” in stock",
    });
  });
});
