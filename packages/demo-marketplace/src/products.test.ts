import { expect, test } from "vitest";
import { departments } from "./departments.ts";
import type { DemoCategory, DemoProduct } from "./product-types.ts";
import { shops } from "./shops.ts";

const products = departments.flatMap((department) => department.products);

function below({ children = [] }: DemoCategory): readonly DemoCategory[] {
  return children.flatMap((child) => [child, ...below(child)]);
}

/** Keys of all the ways a product could be sold: `cherry/small`. */
function combinationsOf({ options = [] }: DemoProduct): readonly string[] {
  const [first = [""], ...others] = options.map(({ values }) => values.map(({ key }) => key));
  return others.reduce<readonly string[]>(
    (made, values) => made.flatMap((start) => values.map((value) => `${start}/${value}`)),
    first,
  );
}

test("every product and every category has a key of its own", () => {
  const categories = departments.flatMap(({ category }) => [category, ...below(category)]);
  for (const things of [products, categories]) {
    const keys = things.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    for (const key of keys) expect(key).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
  }
});

test("every product stands in a third-level category of its department, and every such category holds one", () => {
  for (const { category, products: here } of departments) {
    const shelves = (category.children ?? []).flatMap(({ children = [] }) => children.map(({ key }) => key));
    expect(new Set(here.map((product) => product.category)), category.key).toEqual(new Set(shelves));
  }
});

test("every product is sold by a shop that there is, and every shop sells something", () => {
  expect(new Set(products.map(({ shop }) => shop))).toEqual(new Set(shops.map(({ key }) => key)));
});

test("every price is a whole amount of fen, below the one it is struck against", () => {
  for (const { key, price, was, options = [] } of products) {
    const amounts = [price, ...options.flatMap(({ values }) => values.map(({ extra = 0 }) => price + extra))];
    expect(
      amounts.every((amount) => Number.isInteger(amount) && amount > 0),
      key,
    ).toBe(true);
    if (was !== undefined) expect(was, key).toBeGreaterThan(price);
  }
});

test("a virtual product is one SKU, and something of the kind is sold", () => {
  const virtual = products.filter(({ content }) => content !== undefined);
  expect(virtual.length).toBeGreaterThan(0);
  for (const { key, content, options = [] } of virtual) {
    expect(content?.trim(), key).not.toBe("");
    expect(options, key).toEqual([]);
  }
});

test("a product has two options at most, whose values have keys of their own", () => {
  for (const { key, options = [] } of products) {
    expect(options.length, key).toBeLessThanOrEqual(2);
    for (const { values } of options) expect(new Set(values.map((value) => value.key)).size, key).toBe(values.length);
  }
});

test("a missing or sold out SKU names a combination of the product's values, and some SKU is left", () => {
  for (const product of products) {
    const { key, absent = [], soldOut = [] } = product;
    const all = combinationsOf(product);
    expect(all, key).toEqual(expect.arrayContaining([...absent, ...soldOut]));
    expect(
      soldOut.filter((combination) => absent.includes(combination)),
      key,
    ).toEqual([]);
    expect(all.length, key).toBeGreaterThan(absent.length);
  }
});
