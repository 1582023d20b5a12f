import { describe, expect, test } from "vitest";
import { priceCheckout } from "./price-checkout.ts";
import type { CouponTerms, FreightTemplate, LineToPrice, PricedShop, PricingInput } from "./types.ts";

/** The goods of the contract's test vectors. */
const beijing = { provinceId: 110_000, cityId: 110_100, districtId: 110_101 };
const tianjin = { provinceId: 120_000, cityId: 120_100, districtId: 120_101 };

const byPiece: FreightTemplate = {
  undeliveredRegionIds: [],
  unit: "piece",
  rules: [
    { regionIds: [], firstUnits: 1, firstAmount: 800, nextUnits: 1, nextAmount: 300 },
    { regionIds: [120_000], firstUnits: 2, firstAmount: 600, nextUnits: 1, nextAmount: 200 },
  ],
};

const ordinary = {
  flashPrice: null,
  hasMemberPrice: false,
  delivery: "express",
  shipping: { mode: "free" },
} as const;

const a = (quantity: number): LineToPrice => ({
  ...ordinary,
  skuId: 1,
  productId: 1,
  shopId: 1,
  regularPrice: 10_000,
  hasMemberPrice: true,
  quantity,
  shipping: { mode: "fixed", amount: 500 },
});
const b = (quantity: number): LineToPrice => ({
  ...ordinary,
  skuId: 2,
  productId: 2,
  shopId: 1,
  regularPrice: 2000,
  quantity,
  shipping: { mode: "template", templateId: 7, grams: 0, cubicCentimetres: 0 },
});
const c = (quantity: number): LineToPrice => ({
  ...ordinary,
  skuId: 3,
  productId: 3,
  shopId: 2,
  regularPrice: 3333,
  quantity,
});
const d = (quantity: number): LineToPrice => ({
  ...ordinary,
  skuId: 4,
  productId: 4,
  shopId: 2,
  regularPrice: 8000,
  flashPrice: 5000,
  quantity,
});

function price(lines: readonly LineToPrice[], more: Partial<PricingInput> = {}) {
  return priceCheckout({
    lines,
    memberShare: 9000,
    coupons: new Map(),
    templates: new Map([[7, byPiece]]),
    freeShipping: new Map(),
    destination: beijing,
    ...more,
  });
}

function coupon(amount: number, more: Partial<CouponTerms> = {}): CouponTerms {
  return { amount, threshold: 0, scope: "all", productIds: new Set(), ...more };
}

function shopOf(pricing: { readonly shops: readonly PricedShop[] }, shopId: number): PricedShop {
  const shop = pricing.shops.find((each) => each.shopId === shopId);
  if (shop === undefined) throw new Error(`Shop ${shopId} is missing`);
  return shop;
}

describe("contract's vectors", () => {
  test("the price is the contract's for two shops, member price, freight", () => {
    const pricing = price([a(2), b(3), c(3)]);
    expect(pricing).toMatchObject({ amount: 36_399, isFlash: false });
    const shop = shopOf(pricing, 1);
    expect(shop).toMatchObject({ freight: 2400, amount: 26_400, goodsAmount: 26_000, memberDiscount: 2000 });
    expect(shop.lines.map(({ payPrice, amount }) => [payPrice, amount])).toEqual([
      [9000, 18_000],
      [2000, 6000],
    ]);
    expect(shopOf(pricing, 2).amount).toBe(9999);
  });

  test("the price is the contract's for another region, and a coupon", () => {
    const pricing = price([a(2), b(3), c(3)], { destination: tianjin, coupons: new Map([[1, coupon(1000)]]) });
    expect(shopOf(pricing, 1)).toMatchObject({ freight: 1800, couponDiscount: 1000, amount: 24_800 });
    expect(pricing.amount).toBe(34_799);
  });

  test("the price is the contract's for no discount and no address", () => {
    const pricing = price([a(2), b(3), c(3)], { memberShare: 10_000, destination: null });
    expect(shopOf(pricing, 1)).toMatchObject({ freight: 0, amount: 26_000, memberDiscount: 0 });
    expect(pricing.amount).toBe(35_999);
    expect(shopOf(pricing, 1).lines[0]).toMatchObject({ kind: "regular", payPrice: 10_000 });
  });

  test("the price is the contract's for a coupon's shares", () => {
    const shop = shopOf(price([a(2), b(3), c(3)], { coupons: new Map([[1, coupon(1000)]]) }), 1);
    expect(shop).toMatchObject({ memberDiscount: 2000, freight: 2400, couponDiscount: 1000, amount: 25_400 });
    expect(shop.lines.map(({ amount, couponDiscount }) => [amount, couponDiscount])).toEqual([
      [17_250, 750],
      [5750, 250],
    ]);
  });

  test("the price is the contract's for a flash price beside an ordinary one", () => {
    const pricing = price([d(2), c(1)]);
    expect(pricing).toMatchObject({ isFlash: true, amount: 13_333 });
  });

  test("a flash price ends the member prices of every shop, as the contract has it", () => {
    const pricing = price([d(2), a(1)], { coupons: new Map([[1, coupon(500)]]) });
    expect(shopOf(pricing, 1)).toMatchObject({ freight: 500, amount: 10_000, memberDiscount: 0 });
    expect(shopOf(pricing, 1).lines[0]).toMatchObject({ kind: "regular", payPrice: 10_000, amount: 9500 });
  });

  test("the price is the contract's for a coupon that eats the freight, too", () => {
    const shop = shopOf(price([b(1)], { coupons: new Map([[1, coupon(50_000)]]) }), 1);
    expect(shop).toMatchObject({ freight: 800, couponDiscount: 2800, amount: 0 });
    expect(shop.lines[0]).toMatchObject({ couponDiscount: 2000, amount: 0 });
  });

  test("the price is the contract's for a member price that is rounded", () => {
    const line = { ...a(3), regularPrice: 1990, shipping: { mode: "free" } } as const;
    const shop = shopOf(price([line], { memberShare: 8750 }), 1);
    expect(shop).toMatchObject({ goodsAmount: 5970, memberDiscount: 747, amount: 5223 });
    expect(shop.lines[0]?.payPrice).toBe(1741);
    // 1744.75 fen are nearer to the next one.
    const nearer = shopOf(price([{ ...line, regularPrice: 1994 }], { memberShare: 8750 }), 1);
    expect(nearer.lines[0]?.payPrice).toBe(1745);
  });

  test("the smallest region's rule of free shipping decides alone, as the contract has it", () => {
    const freeShipping = new Map([
      [
        1,
        [
          { regionId: null, minimum: 5000 },
          { regionId: 110_100, minimum: 20_000 },
        ],
      ],
    ]);
    expect(price([a(1)], { freeShipping }).amount).toBe(9500);
    expect(price([a(3)], { freeShipping }).amount).toBe(27_000);
    expect(price([a(1)], { freeShipping, destination: tianjin }).amount).toBe(9000);
  });
});

describe("coupon", () => {
  test("a coupon is judged by what its own goods cost in the end", () => {
    const forA = (threshold: number) => coupon(1000, { scope: "only", productIds: new Set([1]), threshold });
    const withCoupon = (terms: CouponTerms, lines = [a(1), b(5)]) =>
      shopOf(price(lines, { coupons: new Map([[1, terms]]) }), 1);
    expect(withCoupon(forA(9000)).couponDiscount).toBe(1000);
    expect(withCoupon(forA(9001)).couponDiscount).toBeNull();
    expect(withCoupon(forA(0)).lines.map(({ couponDiscount }) => couponDiscount)).toEqual([1000, 0]);
    expect(withCoupon(forA(0), [b(5)]).couponDiscount).toBeNull();
    const exceptA = coupon(1000, { scope: "except", productIds: new Set([1]) });
    expect(withCoupon(exceptA).lines.map(({ couponDiscount }) => couponDiscount)).toEqual([0, 1000]);
    expect(withCoupon(exceptA, [a(1)]).couponDiscount).toBeNull();
  });

  test("a coupon never lowers the price of goods that it is not for", () => {
    const forB = coupon(50_000, { scope: "only", productIds: new Set([2]) });
    const shop = shopOf(price([a(1), b(1)], { coupons: new Map([[1, forB]]) }), 1);
    expect(shop).toMatchObject({ couponDiscount: 2000 + 1300, freight: 1300, amount: 9000 });
  });

  test("a coupon of another shop does nothing", () => {
    expect(price([c(1)], { coupons: new Map([[1, coupon(1000)]]) }).amount).toBe(3333);
  });

  test("a coupon counts before the shop decides whether it sends for free", () => {
    const freeShipping = new Map([[1, [{ regionId: null, minimum: 9000 }]]]);
    const coupons = new Map([[1, coupon(1)]]);
    expect(price([a(1)], { freeShipping }).amount).toBe(9000);
    expect(price([a(1)], { freeShipping, coupons }).amount).toBe(9499);
  });
});

describe("freight", () => {
  const byWeight: FreightTemplate = {
    undeliveredRegionIds: [],
    unit: "weight",
    rules: [{ regionIds: [110_000], firstUnits: 1000, firstAmount: 1000, nextUnits: 500, nextAmount: 200 }],
  };
  const byVolume: FreightTemplate = {
    undeliveredRegionIds: [],
    unit: "volume",
    rules: [{ regionIds: [], firstUnits: 100, firstAmount: 100, nextUnits: 100, nextAmount: 50 }],
  };
  const templates = new Map([
    [7, byPiece],
    [8, byWeight],
    [9, byVolume],
  ]);
  const travelling = (skuId: number, templateId: number, quantity: number): LineToPrice => ({
    ...c(quantity),
    skuId,
    shipping: { mode: "template", templateId, grams: 700, cubicCentimetres: 150 },
  });

  test("freight counts what travels by one template as one parcel", () => {
    expect(price([travelling(1, 7, 1), travelling(2, 7, 2)], { templates }).shops[0]?.freight).toBe(800 + 2 * 300);
    expect(price([travelling(1, 8, 1), travelling(2, 8, 1)], { templates }).shops[0]?.freight).toBe(1000 + 200);
    expect(price([travelling(1, 9, 1)], { templates }).shops[0]?.freight).toBe(150);
    expect(price([travelling(1, 8, 1), travelling(2, 9, 1)], { templates }).shops[0]?.freight).toBe(1150);
  });

  test("freight charges the shops apart", () => {
    const other = { ...travelling(2, 7, 1), shopId: 9 };
    expect(price([travelling(1, 7, 1), other], { templates }).shops.map(({ freight }) => freight)).toEqual([800, 800]);
  });

  test("freight names what it cannot take to the destination", () => {
    const pricing = price([travelling(1, 8, 1), travelling(2, 7, 1)], { templates, destination: tianjin });
    expect(pricing.shops[0]).toMatchObject({ undeliverable: [1], freight: 600 });
    const unknown = price([travelling(1, 99, 1)], { templates });
    expect(unknown.shops[0]?.undeliverable).toEqual([1]);
  });

  test("freight takes the last rule that names the region, at any level, before those for everywhere", () => {
    const rule = (regionIds: readonly number[], firstAmount: number) => ({
      regionIds,
      firstUnits: 1,
      firstAmount,
      nextUnits: 1,
      nextAmount: 0,
    });
    const rules = [rule([110_101], 1), rule([110_000, 440_000], 2), rule([], 3), rule([], 4)];
    const templates = new Map([[7, { unit: "piece", rules, undeliveredRegionIds: [] } as const]]);
    expect(price([travelling(1, 7, 1)], { templates }).shops[0]?.freight).toBe(2);
    expect(price([travelling(1, 7, 1)], { templates, destination: tianjin }).shops[0]?.freight).toBe(4);
  });

  test("freight takes nothing to a region that its template excludes, at any level, whatever the rules say", () => {
    for (const id of [110_000, 110_100, 110_101]) {
      const excluding = new Map([[7, { ...byPiece, undeliveredRegionIds: [id] }]]);
      expect(price([travelling(1, 7, 1)], { templates: excluding }).shops[0]).toMatchObject({ undeliverable: [1] });
      const elsewhere = price([travelling(1, 7, 1)], { templates: excluding, destination: tianjin });
      expect(elsewhere.shops[0]?.undeliverable).toEqual([]);
    }
  });

  test("freight is only for what is sent", () => {
    for (const delivery of ["virtual", "pickup"] as const) {
      const lines = [{ ...travelling(1, 8, 1), delivery }];
      expect(price(lines, { templates, destination: tianjin }).shops[0]).toMatchObject({
        freight: 0,
        undeliverable: [],
      });
    }
  });
});

test("a checkout of nothing costs nothing", () => {
  expect(price([])).toEqual({ shops: [], amount: 0, isFlash: false });
});

test("what is free stays free", () => {
  const line = { ...a(2), regularPrice: 0, shipping: { mode: "free" } } as const;
  expect(price([line]).amount).toBe(0);
  expect(price([line], { coupons: new Map([[1, coupon(100)]]) }).shops[0]?.couponDiscount).toBe(0);
});
