import { expect, test } from "vitest";
import { dayOf, readCoupon, type WrittenCoupon } from "./read-coupon.ts";

const written: WrittenCoupon = {
  name: " Ten off ",
  amount: "10",
  threshold: "59.5",
  total: "100",
  perCustomer: "",
  from: "2026-11-23",
  until: "2026-11-23",
  validDays: "30",
  scope: "all",
  products: [],
};

test("a coupon can be claimed from the first minute of its first day to the last of its last, where the platform is", () => {
  expect(readCoupon(written)).toEqual({
    coupon: {
      name: "Ten off",
      amount: 1000,
      threshold: 5950,
      total: 100,
      perCustomer: null,
      validDays: 30,
      scope: "all",
      productIds: [],
      claimableFrom: Date.parse("2026-11-22T16:00:00Z"),
      claimableUntil: Date.parse("2026-11-23T15:59:59Z"),
    },
  });
});

test.each([
  [{ name: " " }, { name: "missing" }],
  [{ amount: "" }, { amount: "amount" }],
  [{ amount: "0.00" }, { amount: "amount" }],
  [{ amount: "1.0055" }, { amount: "amount" }],
  [{ amount: "1,005" }, { amount: "doubt" }],
  [{ threshold: "1.299" }, { threshold: "doubt" }],
  [{ threshold: "ten" }, { threshold: "amount" }],
  [{ threshold: "9.99" }, { threshold: "low" }],
  [{ total: "0" }, { total: "count" }],
  [{ perCustomer: "1.5" }, { perCustomer: "count" }],
  [{ from: "" }, { from: "missing" }],
  [{ until: "2026-11-22" }, { until: "order" }],
  [{ validDays: "366" }, { validDays: "days" }],
  [{ scope: "only" }, { scope: "products" }],
  [{ scope: "except" }, { scope: "products" }],
] as const)("of a coupon with %j it is said: %j", (change, problems) => {
  expect(readCoupon({ ...written, ...change })).toEqual({ problems });
});

test("a coupon names products only where its scope means some", () => {
  const products = [{ id: 5, name: "Lamp" }];
  expect(readCoupon({ ...written, scope: "only", products })).toMatchObject({ coupon: { productIds: [5] } });
  expect(readCoupon({ ...written, scope: "all", products })).toMatchObject({ coupon: { productIds: [] } });
});

test("a threshold of nothing is none", () => {
  expect(readCoupon({ ...written, threshold: "0" })).toMatchObject({ coupon: { threshold: 0 } });
});

test("a day begins at midnight where the platform is", () => {
  expect(dayOf(Date.parse("2026-11-22T15:59:59Z"))).toBe("2026-11-22");
  expect(dayOf(Date.parse("2026-11-22T16:00:00Z"))).toBe("2026-11-23");
});
