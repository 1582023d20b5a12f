import { expect, test } from "vitest";
import { departments } from "./departments.ts";
import { pickedForYou } from "./picked-products.ts";

const products = departments.flatMap((department) => department.products);

test("what is picked is varied, in stock, reduced for a good part, and not what sells best anyway", () => {
  const picked = pickedForYou(departments);
  const hot = new Set(products.toSorted((left, right) => right.sold - left.sold).slice(0, 9));
  expect(picked.filter((product) => hot.has(product))).toEqual([]);
  for (const department of departments) {
    const here = picked.filter((product) => department.products.includes(product));
    expect(here.length).toBeGreaterThan(0);
    expect(here.length).toBeLessThanOrEqual(2);
  }
  expect(picked.filter(({ was }) => was !== undefined).length).toBeGreaterThanOrEqual(picked.length / 2);
  expect(picked.every(({ soldOut }) => soldOut === undefined)).toBe(true);
});
