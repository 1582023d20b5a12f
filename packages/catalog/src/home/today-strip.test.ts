import { expect, test } from "vitest";
import { heldCoupon, order } from "../testing/today-factories.ts";
import { todayFigures } from "./today-strip.tsx";

const now = Date.UTC(2026, 10, 20, 4);
const day = 86_400_000;
const coupon = (id: number, ends: number, changes: Parameters<typeof heldCoupon>[0] = {}) =>
  heldCoupon({ id, validUntil: now + ends * day, ...changes });

test("the latest order on its way, the latest to pay and the coupon that ends first are facts of today", () => {
  const attributes = todayFigures(
    [order({ id: 9, state: "unpaid", payBefore: now + 1 }), order({ id: 8 }), order({ id: 7 })],
    [coupon(1, 4), coupon(2, 1), coupon(3, 1, { amount: 9000 })],
    now,
  );
  expect(attributes).toMatchObject([
    { kind: "shipped", order: { id: 8 } },
    { kind: "unpaid", order: { id: 9 } },
    { kind: "coupon", coupon: { id: 3 } },
  ]);
});

test.each([
  ["completed", order({ state: "completed" })],
  ["not sent yet", order({ state: "unshipped" })],
  ["fetched at the shop", order({ delivery: "pickup" })],
  ["to pay, but its time is over", order({ state: "unpaid", payBefore: now })],
])("an order that is %s is no fact of today", (_case, which) => {
  expect(todayFigures([which], [], now)).toEqual([]);
});

test.each([
  ["ends in a week", coupon(1, 7)],
  ["has ended", coupon(1, 0)],
  ["has not begun", coupon(1, 2, { validFrom: now + day })],
  ["is used", coupon(1, 2, { state: "used" })],
  ["never ends", heldCoupon({ validUntil: null })],
])("a coupon that %s is no fact of today", (_case, which) => {
  expect(todayFigures([], [which], now)).toEqual([]);
});
