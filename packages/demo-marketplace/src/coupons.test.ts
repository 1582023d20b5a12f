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

  test("that are held, there are, and no more than one may have", () => {
    const keys = new Set(demoCoupons.map(({ key }) => key));
    for (const held of demoCustomers.customers.map((customer) => customer.coupons)) {
      expect(held.length).toBeGreaterThanOrEqual(3);
      expect(new Set(held).size).toBe(held.length);
      for (const key of held) expect(keys).toContain(key);
    }
  });
});
