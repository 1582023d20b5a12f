import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceCheckout } from "./price-checkout.ts";
import type { CouponTerms, FreightTemplate, LineToPrice, Pricing, PricingInput, ShippingTerms } from "./types.ts";
import { memberPrice } from "./unit-price.ts";

const fen = fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: 5_000_000 }));
const regions = [110_000, 110_100, 110_101, 120_000, 120_101, 440_106];

const shipping: fc.Arbitrary<ShippingTerms> = fc.oneof(
  fc.constant({ mode: "free" } as const),
  fc.record({ mode: fc.constant("fixed" as const), amount: fc.nat({ max: 3000 }) }),
  fc.record({
    mode: fc.constant("template" as const),
    templateId: fc.integer({ min: 1, max: 3 }),
    grams: fc.nat({ max: 20_000 }),
    cubicCentimetres: fc.nat({ max: 100_000 }),
  }),
);

const line: fc.Arbitrary<LineToPrice> = fc
  .record({
    skuId: fc.integer({ min: 1, max: 500 }),
    shopId: fc.integer({ min: 1, max: 3 }),
    regularPrice: fen,
    flashOff: fc.option(fc.nat({ max: 100 }), { freq: 8 }),
    hasMemberPrice: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 50 }),
    delivery: fc.constantFrom("express" as const, "express" as const, "pickup" as const, "virtual" as const),
    shipping,
  })
  .map(({ flashOff, ...rest }) => ({
    ...rest,
    productId: rest.skuId % 20,
    flashPrice: flashOff === null ? null : Math.max(0, rest.regularPrice - flashOff),
  }));

const template: fc.Arbitrary<FreightTemplate> = fc.record({
  unit: fc.constantFrom("piece" as const, "weight" as const, "volume" as const),
  rules: fc.array(
    fc.record({
      regionIds: fc.subarray(regions),
      firstUnits: fc.integer({ min: 1, max: 5000 }),
      firstAmount: fc.nat({ max: 5000 }),
      nextUnits: fc.integer({ min: 1, max: 5000 }),
      nextAmount: fc.nat({ max: 2000 }),
    }),
    { maxLength: 4 },
  ),
  undeliveredRegionIds: fc.subarray(regions, { maxLength: 1 }),
});

const coupon: fc.Arbitrary<CouponTerms> = fc.record({
  amount: fc.integer({ min: 1, max: 100_000 }),
  threshold: fc.oneof(fc.constant(0), fc.nat({ max: 1_000_000 })),
  scope: fc.constantFrom("all" as const, "only" as const, "except" as const),
  productIds: fc.uniqueArray(fc.nat({ max: 20 })).map((ids) => new Set(ids)),
});

const byShop = <Value>(value: fc.Arbitrary<Value>) =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 4 }), value), { selector: ([id]) => id })
    .map((list) => new Map(list));

const input: fc.Arbitrary<PricingInput> = fc.record({
  lines: fc.uniqueArray(line, { selector: ({ skuId }) => skuId, maxLength: 12 }),
  memberShare: fc.integer({ min: 1, max: 10_000 }),
  coupons: byShop(coupon),
  templates: byShop(template),
  freeShipping: byShop(
    fc.uniqueArray(fc.record({ regionId: fc.option(fc.constantFrom(...regions)), minimum: fen }), {
      selector: ({ regionId }) => regionId,
      maxLength: 3,
    }),
  ),
  destination: fc.option(
    fc.constantFrom(
      { provinceId: 110_000, cityId: 110_100, districtId: 110_101 },
      { provinceId: 120_000, cityId: 120_100, districtId: 120_101 },
      { provinceId: 440_000, cityId: 440_100, districtId: 440_106 },
    ),
  ),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const linesOf = (pricing: Pricing) => pricing.shops.flatMap(({ lines }) => lines);
const without = { coupons: new Map(), freeShipping: new Map() };

function holds(name: string, check: (priced: PricingInput) => void): void {
  test(name, () => {
    fc.assert(fc.property(input, check), { numRuns: 500 });
  });
}

describe("whatever is bought", () => {
  holds("all parts add up to their whole", (priced) => {
    const { shops, amount } = priceCheckout(priced);
    expect(amount).toBe(sum(shops.map((shop) => shop.amount)));
    for (const { lines, goodsAmount, memberDiscount, couponDiscount, freight, amount } of shops) {
      expect(goodsAmount).toBe(sum(lines.map(({ unitPrice, quantity }) => unitPrice * quantity)));
      expect(memberDiscount).toBe(sum(lines.map((each) => each.memberDiscount)));
      expect(amount).toBe(goodsAmount - memberDiscount - (couponDiscount ?? 0) + freight);
      const offGoods = sum(lines.map((each) => each.couponDiscount));
      const offFreight = (couponDiscount ?? 0) - offGoods;
      expect(offFreight).toBeGreaterThanOrEqual(0);
      expect(offFreight).toBeLessThanOrEqual(freight);
      expect(amount).toBe(sum(lines.map((each) => each.amount)) + freight - offFreight);
      for (const each of lines) {
        expect(each.amount).toBe(each.unitPrice * each.quantity - each.memberDiscount - each.couponDiscount);
        expect(each.memberDiscount).toBe((each.unitPrice - each.payPrice) * each.quantity);
      }
    }
  });

  holds("every line is there once, and no amount is negative or no integer", (priced) => {
    const pricing = priceCheckout(priced);
    const skuIds = (lines: readonly { readonly skuId: number }[]) => new Set(lines.map(({ skuId }) => skuId));
    expect(linesOf(pricing)).toHaveLength(priced.lines.length);
    expect(skuIds(linesOf(pricing))).toEqual(skuIds(priced.lines));
    const amounts = [
      pricing.amount,
      ...pricing.shops.flatMap((shop) => [shop.amount, shop.freight, shop.couponDiscount ?? 0, shop.memberDiscount]),
      ...linesOf(pricing).flatMap((each) => [each.amount, each.payPrice, each.couponDiscount, each.memberDiscount]),
    ];
    for (const amount of amounts) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
  });

  holds("the order of the lines has no say in what anything costs", (priced) => {
    const one = priceCheckout(priced);
    const other = priceCheckout({ ...priced, lines: priced.lines.toReversed() });
    expect(other.amount).toBe(one.amount);
    const bySku = (pricing: Pricing) => linesOf(pricing).toSorted((left, right) => left.skuId - right.skuId);
    expect(bySku(other)).toEqual(bySku(one));
    const amounts = (pricing: Pricing) => Object.fromEntries(pricing.shops.map((shop) => [shop.shopId, shop.amount]));
    expect(amounts(other)).toEqual(amounts(one));
  });

  holds("a coupon takes what it is worth at most, and no more than its goods and the freight cost", (priced) => {
    for (const shop of priceCheckout(priced).shops) {
      const taken = shop.couponDiscount ?? 0;
      expect(taken).toBeLessThanOrEqual(priced.coupons.get(shop.shopId)?.amount ?? 0);
      expect(taken).toBeLessThanOrEqual(shop.goodsAmount - shop.memberDiscount + shop.freight);
      if (shop.couponDiscount === null) expect(sum(shop.lines.map((each) => each.couponDiscount))).toBe(0);
    }
  });

  holds("a member never pays more than the regular price, and no less than a fen for what is not free", (priced) => {
    for (const { kind, payPrice, skuId } of linesOf(priceCheckout(priced))) {
      const regular = priced.lines.find((each) => each.skuId === skuId)?.regularPrice ?? 0;
      expect(payPrice).toBeLessThanOrEqual(regular);
      if (kind !== "flash" && regular > 0) expect(payPrice).toBeGreaterThan(0);
      if (kind === "member") expect(payPrice).toBeLessThan(regular);
    }
  });

  holds("a flash price anywhere leaves no member price", (priced) => {
    const pricing = priceCheckout(priced);
    const kinds = linesOf(pricing).map(({ kind }) => kind);
    expect(pricing.isFlash).toBe(kinds.includes("flash"));
    if (pricing.isFlash) expect(kinds).not.toContain("member");
  });

  holds("shops do not know of each other, but for flash prices", (priced) => {
    fc.pre(priced.lines.every(({ flashPrice }) => flashPrice === null));
    const together = priceCheckout(priced);
    for (const shop of together.shops) {
      const alone = priceCheckout({ ...priced, lines: priced.lines.filter(({ shopId }) => shopId === shop.shopId) });
      expect(alone.shops).toEqual([shop]);
    }
  });

  holds("one piece more never makes the whole cheaper, unless the shop then sends for free", (priced) => {
    const [first, ...others] = priced.lines;
    fc.pre(first !== undefined);
    const before = priceCheckout({ ...priced, ...without });
    const after = priceCheckout({
      ...priced,
      ...without,
      lines: [{ ...first, quantity: first.quantity + 1 }, ...others],
    });
    expect(after.amount).toBeGreaterThanOrEqual(before.amount);
  });

  holds("a coupon never makes the whole dearer, unless the shop then no longer sends for free", (priced) => {
    const plain = { ...priced, freeShipping: new Map() };
    expect(priceCheckout(plain).amount).toBeLessThanOrEqual(priceCheckout({ ...plain, coupons: new Map() }).amount);
  });

  holds("free shipping never makes the whole dearer", (priced) => {
    const noCoupons = { ...priced, coupons: new Map() };
    expect(priceCheckout(noCoupons).amount).toBeLessThanOrEqual(
      priceCheckout({ ...noCoupons, freeShipping: new Map() }).amount,
    );
  });

  holds("without a destination nothing is charged for freight", (priced) => {
    const pricing = priceCheckout({ ...priced, destination: null });
    expect(pricing.shops.every(({ freight, undeliverable }) => freight === 0 && undeliverable.length === 0)).toBe(true);
  });
});

test("a member price rises with the share that is paid", () => {
  fc.assert(
    fc.property(fen, fc.integer({ min: 1, max: 9999 }), (price, share) => {
      expect(memberPrice(price, share)).toBeLessThanOrEqual(memberPrice(price, share + 1));
    }),
  );
});
