import type { Settlement, SettlementParams, SettlementShop } from "@plaza/api-client";
import fc from "fast-check";
import { expect, test } from "vitest";
import { settlementCoupon, settlementLine, settlementShop } from "../testing/settlement-factory.ts";
import {
  askedCoupons,
  type CouponChoices,
  type FoundCoupons,
  foundCoupons,
  usedCouponId,
  bestCoupon,
  couponSaving,
  rankedCoupons,
} from "./coupon-choice.ts";

const shopOf = (...coupons: SettlementShop["coupons"]) =>
  settlementShop({ lines: [settlementLine({ subtotal: 10_000 })], freight: 0, coupons });

test("the best coupon takes off most, and of equal ones ends sooner", () => {
  const [small, late, soon, never] = [
    settlementCoupon({ id: 1, amount: 500, validUntil: 10 }),
    settlementCoupon({ id: 2, amount: 2000, validUntil: 30 }),
    settlementCoupon({ id: 3, amount: 2000, validUntil: 20 }),
    settlementCoupon({ id: 4, amount: 2000, validUntil: null }),
  ];
  expect(rankedCoupons(shopOf(small, late, never, soon)).map(({ id }) => id)).toEqual([3, 2, 4, 1]);
});

test("no coupon is worth more than the shop's part, so of two that cover it the one that ends sooner is the best", () => {
  const [larger, sooner] = [
    settlementCoupon({ id: 1, amount: 90_000, validUntil: 20 }),
    settlementCoupon({ id: 2, amount: 12_000, validUntil: 10 }),
  ];
  expect(bestCoupon(shopOf(larger, sooner))?.id).toBe(2);
});

test("a coupon that costs more than it takes off is never the best", () => {
  const costly = settlementCoupon({ id: 1, amount: 300, saved: -700 });
  expect(bestCoupon(shopOf(costly))).toBeNull();
  expect(bestCoupon(shopOf(costly, settlementCoupon({ id: 2, amount: 100, saved: 100 })))?.id).toBe(2);
});

const coupons = (shopId: number) =>
  fc
    .uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 9 }),
        amount: fc.integer({ min: 1, max: 30 }),
        validUntil: fc.option(fc.integer({ min: 1, max: 3 })),
      }),
      { selector: ({ id }) => id, maxLength: 5 },
    )
    .map((all) => all.map((fields) => settlementCoupon({ ...fields, id: shopId * 10 + fields.id })));

const checkouts = fc
  .record({ first: coupons(1), second: coupons(2), goods: fc.integer({ min: 1, max: 40 }) })
  .map(({ first, second, goods }) =>
    [first, second].map((held, index) =>
      settlementShop({
        id: index + 1,
        lines: [settlementLine({ subtotal: goods })],
        freight: 0,
        coupons: held,
      }),
    ),
  );
/** Own choices, of which some name a coupon that is gone. */
const choices: fc.Arbitrary<CouponChoices> = fc
  .record({ 1: fc.option(fc.integer({ min: 11, max: 19 })), 2: fc.option(fc.integer({ min: 21, max: 29 })) })
  .chain((all) => fc.subarray(Object.entries(all)).map((some) => Object.fromEntries(some)));

type Asked = Pick<SettlementParams, "couponIds" | "bestCouponShopIds">;

/** Settles as a platform does that chooses the best coupons, or as one that knows only those it is told. */
function settle(
  shops: readonly SettlementShop[],
  { couponIds, bestCouponShopIds }: Asked,
  chooses: boolean,
): Settlement {
  const settled = shops.map((shop) => {
    const named = shop.coupons.find(({ id }) => couponIds.includes(id));
    const used = named ?? (chooses && bestCouponShopIds.includes(shop.id) ? bestCoupon(shop) : null);
    return {
      ...shop,
      discount: used === null ? 0 : couponSaving(shop, used),
      usedCouponId: chooses ? (used?.id ?? null) : null,
    };
  });
  return { address: null, shops: settled, totalAmount: 0 };
}

interface Outcome {
  readonly settlement: Settlement;
  readonly found: FoundCoupons;
  readonly calls: number;
}

/** As the page does: asks again until there is nothing else to ask for. */
function converse(shops: readonly SettlementShop[], chosen: CouponChoices, chooses: boolean): Outcome {
  let found: FoundCoupons = {};
  for (let calls = 1; calls < 9; calls++) {
    const settlement = settle(shops, askedCoupons([1, 2], chosen, found), chooses);
    const next = foundCoupons(settlement, chosen, found);
    if (next === found) return { settlement, found, calls };
    found = next;
  }
  throw new Error("The page never stops asking.");
}

test.each([true, false])(
  "each shop gets its own choice, or else its best coupon, on a platform that chooses: %s",
  (chooses) => {
    fc.assert(
      fc.property(checkouts, choices, (shops, chosen) => {
        const { settlement, found, calls } = converse(shops, chosen, chooses);
        for (const shop of settlement.shops) {
          const own = chosen[shop.id];
          const isThere = shop.coupons.some(({ id }) => id === own);
          const expected = own === null ? null : isThere ? own : (bestCoupon(shop)?.id ?? null);
          expect(usedCouponId(shop, chosen, found)).toBe(expected);
        }
        expect(calls).toBeLessThanOrEqual(2);
        const isGone = shops.some(
          ({ id, coupons: held }) => typeof chosen[id] === "number" && !held.some((coupon) => coupon.id === chosen[id]),
        );
        if (chooses && !isGone) expect(calls).toBe(1);
      }),
    );
  },
);

test("a shop whose coupons are not to be used is not asked for with any", () => {
  expect(askedCoupons([1, 2], { "1": null }, { "1": 11, "2": 21 })).toEqual({
    couponIds: [21],
    bestCouponShopIds: [2],
  });
});

test("a coupon that the page has found stays until another one saves more", () => {
  const found = { "7": 1 };
  const one = settlementCoupon({ id: 1, amount: 500, validUntil: 20 });
  const equal = settlementCoupon({ id: 2, amount: 500, validUntil: 10 });
  const better = settlementCoupon({ id: 3, amount: 501, validUntil: 30 });
  expect(foundCoupons({ shops: [shopOf(one, equal)] }, {}, found)).toBe(found);
  expect(foundCoupons({ shops: [shopOf(one, equal, better)] }, {}, found)).toEqual({ "7": 3 });
  expect(foundCoupons({ shops: [shopOf(equal)] }, {}, found)).toEqual({ "7": 2 });
  expect(foundCoupons({ shops: [shopOf()] }, {}, found)).toEqual({ "7": null });
});
