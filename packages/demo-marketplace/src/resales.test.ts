import { expect, test } from "vitest";
import { departments } from "./departments.ts";
import { resalesIn } from "./resales.ts";
import { shops } from "./shops.ts";

const described = new Map(departments.flatMap(({ products }) => products.map((product) => [product.key, product])));
const resales = resalesIn(departments);

test("more than forty articles are sold by two to five merchants, each of them once", () => {
  const articles = Map.groupBy(resales, ({ sameAs }) => sameAs ?? "");
  expect(articles.size).toBeGreaterThan(40);
  const counts = new Set<number>();
  for (const [key, others] of articles) {
    const merchants = [described.get(key)?.shop, ...others.map(({ shop }) => shop)];
    expect(new Set(merchants).size, key).toBe(merchants.length);
    counts.add(merchants.length);
  }
  expect(counts).toEqual(new Set([2, 3, 4, 5]));
});

test("a merchant who resells an article has a price of their own, near the other's", () => {
  for (const { key, sameAs = "", price, shop, options } of resales) {
    const original = described.get(sameAs);
    expect(shops.map((each) => each.key)).toContain(shop);
    expect(price, key).not.toBe(original?.price);
    expect(price / (original?.price ?? 1), key).toBeGreaterThan(0.8);
    expect(price / (original?.price ?? 1), key).toBeLessThan(1.2);
    expect(options, key).toEqual(original?.options);
  }
});

test("every product at another merchant has a key of its own, and something of the kind is sold out", () => {
  const keys = [...described.keys(), ...resales.map(({ key }) => key)];
  expect(new Set(keys).size).toBe(keys.length);
  expect(resales.some(({ soldOut, options }) => soldOut !== undefined && options === undefined)).toBe(true);
});
