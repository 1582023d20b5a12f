import { expect, test } from "vitest";
import { departments } from "./departments.ts";
import { pickedForYou } from "./picked-products.ts";

const products = departments.flatMap((department) => department.products);

test("picked products are varied, in stock, partly reduced, and not the best sellers", () => {
  const picked = pickedForYou(departments);
  const hot = new Set(products.toSorted((left, right) => right.sold - left.sold).slice(0, 9));
  expect(picked.filter((product) => hot.has(product))).toEqual([]);
  for (const department of departments)
    expect(picked.filter((product) => department.products.includes(product))).toHaveLength(2);
  expect(new Set(picked.map(({ art }) => art.code)).size).toBe(picked.length);
  expect(picked.filter(({ was }) => was !== undefined).length).toBeGreaterThanOrEqual(picked.length / 2);
  expect(picked.every(({ soldOut }) => soldOut === undefined)).toBe(true);
});

test("the nine best sellers, with which home begins, come from seven departments and show nine pictures", () => {
  const hot = products.toSorted((left, right) => right.sold - left.sold).slice(0, 9);
  const from = departments.filter((department) => hot.some((product) => department.products.includes(product)));
  expect(from.length).toBeGreaterThanOrEqual(7);
  expect(new Set(hot.map(({ art }) => art.code)).size).toBe(hot.length);
});
