import { describe, expect, test } from "vitest";
import { stubClient, succeeding } from "../../test/stub-client.ts";
import { wireAddress } from "../testing/wire-address.ts";
import { wireHeldCoupon } from "../testing/wire-coupon.ts";
import { wireSettlementLine, wireSettlementShop } from "../testing/wire-settlement.ts";
import type { SettlementLine } from "./settlement-line.ts";
import { settle } from "./settle.ts";
import { submitOrder } from "./submit-order.ts";

const goods = wireSettlementLine({
  item_id: "310",
  num: "2",
  name: "Pan",
  price: "89.50",
  original_price: "89.50",
  spec_value: "24 cm",
  spec_values: undefined,
  image: "http://127.0.0.1/p.png",
  sum_price: 179,
});
const coupon = wireHeldCoupon({ id: 90 });
const shop = wireSettlementShop({
  shop_name: "Ironworks",
  goods: [goods],
  shipping_price: 12,
  total_amount: 186,
  discount_amount: "5.00",
});
const params = {
  lines: [{ skuId: 310, quantity: 2, productId: 31, shopId: 7 }],
  cartLineIds: [5, 6],
  addressId: 4,
  couponIds: [90],
  bestCouponShopIds: [7],
  pickupShopIds: [],
};

function settling(changes: Record<string, unknown>) {
  return settle(
    succeeding({ address: [], shop: [{ ...shop, ...changes }], order_type: 0, total_amount: 1 }).api,
    params,
  );
}

async function lineOf(changes: Record<string, unknown>): Promise<SettlementLine | undefined> {
  return (await settling({ goods: [{ ...goods, ...changes }] })).shops[0]?.lines[0];
}

test("a settlement is asked for with JSON text, joined ids and a list of coupons", async () => {
  const { api, sent } = succeeding({ address: [], shop: [], total_amount: 0 });
  await settle(api, params);
  await settle(api, { ...params, cartLineIds: [], addressId: null, couponIds: [] });
  const text = '[{"item_id":310,"num":2,"goods_id":31,"shop_id":7}]';
  expect(sent.map(({ body }) => body)).toEqual([
    { goods: text, cart_id: "5,6", address_id: 4, coupon_id: [90], best_coupon_shops: [7] },
    { goods: text, cart_id: "", coupon_id: [], best_coupon_shops: [7] },
  ]);
});

test("a settlement without a default address is read, and its parts add up", async () => {
  expect(await settling({})).toEqual({
    address: null,
    shops: [
      {
        id: 7,
        name: "Ironworks",
        logo: null,
        selfOperated: false,
        lines: [
          {
            skuId: 310,
            productId: 31,
            shopId: 7,
            quantity: 2,
            name: "Pan",
            image: "/p.png",
            optionText: "24 cm",
            regularPrice: 8950,
            unitPrice: 8950,
            priceKind: "regular",
            subtotal: 17900,
            delivery: "express",
          },
        ],
        coupons: [],
        usedCouponId: null,
        delivery: "express",
        deliveryText: "快递发货",
        deliveries: [],
        expressFee: null,
        pickupAddress: null,
        openingHours: null,
        goodsAmount: 17900,
        freight: 1200,
        discount: 500,
        totalAmount: 18600,
      },
    ],
    totalAmount: 18600,
  });
});

test("the total of a settlement is that of all lines, also where the platform forgets some beside a flash sale", async () => {
  const flash = { ...goods, item_id: 311, price: "50.00", is_seckill: 1, sum_price: 100 };
  const one = await settling({ goods: [flash, goods], total_amount: 179, shipping_price: 0, discount_amount: 0 });
  expect(one).toMatchObject({ totalAmount: 27900, shops: [{ goodsAmount: 27900, totalAmount: 27900 }] });
});

test("a coupon worth more than the order leaves nothing to pay", async () => {
  expect(await settling({ discount_amount: 191 })).toMatchObject({ totalAmount: 0 });
});

test("a coupon that is sent twice is one, and one that cannot be read is none", async () => {
  const { shops } = await settling({ coupon_list: [coupon, { ...coupon, id: 0 }, coupon, { ...coupon, id: 91 }] });
  expect(shops[0]?.coupons.map(({ id }) => id)).toEqual([90, 91]);
});

test("a platform may say which coupon is in the numbers, and what each would save", async () => {
  const rows = [
    { ...coupon, saved_amount: "-7.00" },
    { ...coupon, id: 91, saved_amount: 4.5 },
    { ...coupon, id: 92 },
  ];
  const { shops } = await settling({ coupon_list: rows, coupon_id: "91", shop_logo: "http://127.0.0.1/logo.webp" });
  expect(shops[0]).toMatchObject({ usedCouponId: 91, logo: "/logo.webp" });
  expect(shops[0]?.coupons.map(({ saved }) => saved)).toEqual([-700, 450, null]);
  expect((await settling({ coupon_id: 0 })).shops[0]?.usedCouponId).toBeNull();
});

describe("a price", () => {
  test.each([
    [
      { is_seckill: 1, price: "50.00" },
      { unitPrice: 5000, regularPrice: 8950, priceKind: "flash" },
    ],
    [
      { is_member: 1, member_amount: 85.03 },
      { unitPrice: 8503, regularPrice: 8950, priceKind: "member" },
    ],
    [
      { is_member: 1, member_amount: 89.5 },
      { unitPrice: 8950, priceKind: "regular" },
    ],
    [
      { is_member: 0, member_amount: 85 },
      { unitPrice: 8950, priceKind: "regular" },
    ],
    [
      { is_member: 1, member_amount: 40, is_seckill: 1, price: "50.00" },
      { unitPrice: 5000, priceKind: "flash" },
    ],
  ])("%j is %j", async (changes, expected) => {
    expect(await lineOf(changes)).toMatchObject(expected);
  });
});

test.each([
  [1, "express"],
  [2, "virtual"],
  [3, "pickup"],
])("before the order, delivery %i is %s", async (delivery_type, delivery) => {
  expect(await lineOf({ delivery_type })).toMatchObject({ delivery });
});

test("a settlement is asked for with what is picked up, line by line", async () => {
  const { api, sent } = succeeding({ address: [], shop: [{ ...shop, goods: [goods] }], total_amount: 0 });
  const elsewhere = params.lines.map((line) => ({ ...line, shopId: 8 }));
  await settle(api, { ...params, lines: [...elsewhere, ...params.lines], pickupShopIds: [7] });
  const goodsOf = (body: unknown): unknown => JSON.parse((body as { goods: string }).goods);
  expect(goodsOf(sent[0]?.body)).toEqual([
    { item_id: 310, num: 2, goods_id: 31, shop_id: 8 },
    { item_id: 310, num: 2, goods_id: 31, shop_id: 7, delivery_type: 3 },
  ]);
});

test("a settlement says how a shop's goods could be delivered, and where and when they can be picked up", async () => {
  const offered = [1, 3].map((delivery_type) => ({ delivery_type, delivery_type_text: "" }));
  const shopAddress = { province: "上海市", city: "上海市", district: "徐汇区", address: "安福路322号" };
  const hours = { run_start_time: "11:00:00", run_end_time: "20:00:00", weekdays: ["2", "6", "0", "9", ""] };
  const { shops } = await settling({ delivery_types_arr: offered, ...shopAddress, ...hours });
  expect(shops[0]).toMatchObject({
    deliveries: ["express", "pickup"],
    pickupAddress: { province: "上海市", city: "上海市", district: "徐汇区", street: "安福路322号" },
    openingHours: { opensAt: "11:00", closesAt: "20:00", weekdays: [2, 6, 0] },
  });
});

test.each([
  [{ delivery_type: 1, shipping_price: 12 }, 1200],
  [{ delivery_type: 1, shipping_price: 0 }, 0],
  [{ delivery_type: 1 }, null],
])("a settlement with the way %j says what sending costs, also where it is picked up", async (express, expressFee) => {
  const picked = { delivery_type: 3, shipping_price: 0 };
  const { shops } = await settling({ delivery_type: 3, delivery_types_arr: [express, picked] });
  expect(shops[0]).toMatchObject({ delivery: "pickup", deliveries: ["express", "pickup"], expressFee });
});

test.each([
  [{ run_start_time: "", run_end_time: "" }],
  [{ run_start_time: 39_600, run_end_time: 72_000 }],
  [{ run_start_time: "11:00:00", run_end_time: null }],
  [{}],
])("hours such as %j are none", async (hours) => {
  const { shops } = await settling({ weekdays: [], ...hours });
  expect(shops[0]).toMatchObject({ openingHours: null, pickupAddress: null });
});

test("an address of a settlement is never marked as the default", async () => {
  const { api } = succeeding({
    address: wireAddress({ id: 4, contact: "Mo", is_default: undefined }),
    shop: [],
    total_amount: 0,
  });
  expect((await settle(api, params)).address).toMatchObject({ id: 4, recipient: "Mo", isDefault: false });
});

test("a settlement may say who runs a shop", async () => {
  expect((await settling({ shop_type: 1 })).shops[0]?.selfOperated).toBe(true);
});

test("an impossible settlement fails with a message to be shown", async () => {
  const { api } = stubClient({ code: 301, show: 1, msg: "商家已关闭", data: [] });
  await expect(settle(api, params)).rejects.toMatchObject({
    kind: "business",
    platformMessage: "商家已关闭",
    show: true,
  });
});

describe("a submission", () => {
  const line: SettlementLine = {
    skuId: 310,
    productId: 31,
    shopId: 7,
    quantity: 2,
    name: "Pan",
    image: null,
    optionText: null,
    regularPrice: 8950,
    unitPrice: 8950,
    priceKind: "regular",
    subtotal: 17900,
    delivery: "express",
  };
  const submission = {
    lines: [line, { ...line, skuId: 400, productId: 40, shopId: 8, quantity: 1, delivery: "pickup" as const }],
    cartLineIds: [5, 6],
    addressId: 4,
    couponIds: [90],
    remarks: [
      { shopId: 7, text: "  Ring twice " },
      { shopId: 8, text: "  " },
    ],
    expectedAmount: 18605,
    idempotencyKey: "k-1",
  };
  const placed = { trade_id: 3, order_id: 9, type: "trade" };

  test("a submission says how each line is delivered, what it expects to cost, and its key", async () => {
    const { api, sent } = succeeding(placed);
    expect(await submitOrder(api, submission)).toEqual({ from: "trade", id: 3 });
    expect(sent[0]?.headers.get("idempotency-key")).toBe("k-1");
    expect(sent[0]?.body).toEqual({
      goods:
        '[{"item_id":310,"num":2,"goods_id":31,"shop_id":7,"delivery_type":1},' +
        '{"item_id":400,"num":1,"goods_id":40,"shop_id":8,"delivery_type":3}]',
      cart_id: "5,6",
      address_id: 4,
      coupon_id: [90],
      delivery_type: 1,
      remark: '[{"shop_id":7,"remark":"Ring twice"}]',
      expected_amount: "186.05",
    });
  });

  test("a submission may have no address, remarks and key", async () => {
    const { api, sent } = succeeding(placed);
    await submitOrder(api, { ...submission, addressId: null, remarks: [], idempotencyKey: null, expectedAmount: 5 });
    expect(sent[0]?.body).toMatchObject({ address_id: 0, remark: "", expected_amount: "0.05" });
    expect(sent[0]?.headers.has("idempotency-key")).toBe(false);
  });
});
