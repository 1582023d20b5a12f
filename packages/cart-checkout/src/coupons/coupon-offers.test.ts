import type { HeldCoupon, OfferedCoupon } from "@plaza/api-client";
import fc from "fast-check";
import { expect, test } from "vitest";
import { settlementCoupon } from "../testing/settlement-factory.ts";
import { couponOffers } from "./coupon-offers.ts";

const now = 1000;
const held = (fields: Partial<HeldCoupon> = {}): HeldCoupon => settlementCoupon({ threshold: null, ...fields });
const offered = (fields: Partial<OfferedCoupon> = {}): OfferedCoupon => ({
  id: 3,
  name: "Welcome",
  shop: { id: 7, name: "Hearth & Linden" },
  amount: 2000,
  threshold: null,
  scope: "all",
  namedProductIds: null,
  validity: { kind: "period", from: null, until: null },
  claim: "open",
  ...fields,
});
const lines = [
  { productId: 31, amount: 9000 },
  { productId: 32, amount: 3000 },
];
const offers = (mine: readonly HeldCoupon[], others: readonly OfferedCoupon[] = []) =>
  couponOffers({ lines, held: mine, offered: others, now });

test("the best coupon that a customer holds applies", () => {
  const coupons = [held({ amount: 500 }), held({ amount: 1000, validUntil: 2000 })];
  expect(offers(coupons)).toEqual({ applies: 1000, until: 2000, claimable: null, next: null });
});

test.each([
  ["is used", { state: "used" }],
  ["begins later", { validFrom: 1001 }],
  ["has ended", { validUntil: 1000 }],
  ["needs more goods", { threshold: 12_001 }],
  ["is for other products", { scope: "listed", namedProductIds: [40] }],
  ["is for products that nobody names", { scope: "listed" }],
  ["excepts all that is bought", { scope: "all-but-listed", namedProductIds: [31, 32] }],
] as const)("a coupon that %s does not apply", (_why, fields) => {
  expect(offers([held(fields)]).applies).toBe(0);
});

test("a coupon counts the products that it is for", () => {
  const fields = { amount: 5000, namedProductIds: [32] } as const;
  expect(offers([held({ ...fields, scope: "listed" })]).applies).toBe(3000);
  expect(offers([held({ ...fields, scope: "listed", threshold: 3001 })]).applies).toBe(0);
  expect(offers([held({ ...fields, scope: "all-but-listed", threshold: 9000 })]).applies).toBe(5000);
});

test("a coupon is offered that takes off more than those that are held", () => {
  expect(offers([held({ amount: 1999 })], [offered()]).claimable).toMatchObject({ saving: 2000, coupon: { id: 3 } });
  expect(offers([held({ amount: 2000 })], [offered()]).claimable).toBeNull();
});

test.each([
  ["has been received", { claim: "claimed" }],
  ["is the platform's own, which no checkout takes", { shop: null }],
  ["begins tomorrow", { validity: { kind: "days", days: 3, fromNextDay: true } }],
  ["has not begun", { validity: { kind: "period", from: 1001, until: null } }],
  ["has ended", { validity: { kind: "period", from: null, until: 1000 } }],
  ["needs more goods", { threshold: 12_001 }],
] as const)("a coupon that %s is not offered", (_why, fields) => {
  expect(offers([], [offered(fields)]).claimable).toBeNull();
});

test("what is missing for the next coupon is said, where that one takes off more", () => {
  const more = offered({ threshold: 15_000, amount: 4000 });
  expect(offers([held({ amount: 1000 })], [more, offered({ threshold: 90_000, amount: 9000 })]).next).toEqual({
    missing: 3000,
    saving: 4000,
  });
  expect(offers([held({ amount: 4000 })], [more]).next).toBeNull();
  expect(couponOffers({ lines: [], held: [], offered: [more], now }).next).toBeNull();
});

const amount = fc.integer({ min: 1, max: 50 });
const fields = fc
  .record({ amount, threshold: fc.option(amount), namedProductIds: fc.option(fc.subarray([1, 2])) })
  .chain((some) =>
    fc.constantFrom("all" as const, "listed" as const, "all-but-listed" as const).map((scope) => ({ ...some, scope })),
  );
const bought = fc.array(fc.record({ productId: fc.constantFrom(1, 2), amount }), { maxLength: 3 });

test("receiving what is offered makes it apply, and buying what is missing reaches the next coupon", () => {
  fc.assert(
    fc.property(
      bought,
      fc.array(fields, { maxLength: 3 }),
      fc.array(fields, { maxLength: 3 }),
      (some, mine, others) => {
        const own = mine.map((each) => held(each));
        const open = others.map((each) => offered(each));
        const first = couponOffers({ lines: some, held: own, offered: open, now });
        const { applies, claimable, next } = first;
        expect(applies).toBeLessThanOrEqual(some.reduce((sum, line) => sum + line.amount, 0));
        if (claimable !== null) {
          expect(claimable.saving).toBeGreaterThan(applies);
          const received = [...own, held(claimable.coupon)];
          expect(couponOffers({ lines: some, held: received, offered: [], now }).applies).toBe(claimable.saving);
        }
        if (next !== null) {
          const more = [...some, { productId: 1, amount: next.missing }];
          const reached = couponOffers({ lines: more, held: own, offered: open, now });
          expect(Math.max(reached.applies, reached.claimable?.saving ?? 0)).toBeGreaterThanOrEqual(next.saving);
        }
      },
    ),
  );
});
