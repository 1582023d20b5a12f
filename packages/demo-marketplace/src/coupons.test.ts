import { describe, expect, test } from "vitest";
import { demoCoupons } from "./coupons.ts";
import { demoCustomers } from "./customers.ts";
import { departments } from "./departments.ts";
import { shops } from "./shops.ts";

const demoProducts = departments.flatMap((department) => department.products);

describe("the coupons of the demo", () => {
  test("are two or three of each shop, in four languages", () => {
    expect(new Set(demoCoupons.map(({ key }) => key)).size).toBe(demoCoupons.length);
    for (const { key } of shops) {
      const own = demoCoupons.filter(({ shop }) => shop === key);
      expect(own.length, key).toBeGreaterThanOrEqual(2);
      expect(own.length, key).toBeLessThanOrEqual(3);
    }
  });

  test("take off less than what must be bought for them, and are for something", () => {
    for (const { key, shop, amount, threshold = 0, only, except } of demoCoupons) {
      if (threshold > 0) expect(amount, key).toBeLessThan(threshold / 2);
      const own = demoProducts.filter((product) => product.shop === shop);
      const covered = own.filter((product) => only?.(product) ?? !(except?.(product) ?? false));
      expect(covered.length, key).toBeGreaterThan(0);
      if (only !== undefined || except !== undefined) expect(covered.length, key).toBeLessThan(own.length);
    }
  });

  test("that are held, there are and were, and no more than one may have", () => {
    const byKey = new Map(demoCoupons.map((coupon) => [coupon.key, coupon]));
    for (const claimed of demoCustomers.customers.map((customer) => customer.coupons)) {
      expect(claimed.filter(({ claimedDaysAgo }) => claimedDaysAgo === undefined).length).toBeGreaterThanOrEqual(3);
      expect(claimed.some(({ usedDaysAgo }) => usedDaysAgo !== undefined)).toBe(true);
      for (const [key, own] of Map.groupBy(claimed, (each) => each.key)) {
        const coupon = byKey.get(key);
        expect(coupon, key).toBeDefined();
        expect(coupon?.beginsInDays, key).toBeUndefined();
        expect(own.length, key).toBeLessThanOrEqual(coupon?.perCustomer ?? Infinity);
        const days = own.map(({ claimedDaysAgo = 0 }) => claimedDaysAgo);
        expect(new Set(days).size, key).toBe(days.length);
        // They have been given out for a month.
        expect(Math.max(...days), key).toBeLessThan(30);
        for (const { claimedDaysAgo = 0, usedDaysAgo = 0 } of own)
          expect(usedDaysAgo, key).toBeLessThanOrEqual(claimedDaysAgo);
      }
    }
  });

  test("are also some that are all claimed, and some that begin later", () => {
    expect(demoCoupons.filter(({ total, claimed }) => total === claimed)).toHaveLength(1);
    expect(demoCoupons.filter(({ beginsInDays = 0 }) => beginsInDays > 0)).toHaveLength(2);
  });
});
