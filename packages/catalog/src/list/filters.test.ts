import type { FilterSearch } from "@plaza/routing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { filterSearch, productFilters, qualities } from "./filters.ts";

test("the filters of an address are read", () => {
  const search = {
    categories: "7",
    brand: "1_4",
    shop: "3",
    price: "20-180",
    rating: "4",
    has: "stock_free",
    option: "12",
  };
  expect(filterSearch(search)).toEqual(search);
});

test("values stand once and in their order, whatever order they were given in", () => {
  expect(filterSearch({ brand: "12_4_12_100" })).toEqual({ brand: "4_12_100" });
  expect(filterSearch({ has: "free_stock_free" })).toEqual({ has: "stock_free" });
});

test("what a form without scripts sends is read, too", () => {
  expect(filterSearch({ brand: "4,1", price: "20,180", has: "own,stock", rating: "" })).toEqual({
    brand: "1_4",
    price: "20-180",
    has: "stock_own",
  });
  expect(filterSearch({ price: "," })).toEqual({});
  expect(filterSearch({ price: ",180" })).toEqual({ price: "-180" });
});

test.each([
  ["20-180", "20-180"],
  ["20-", "20-"],
  ["-180", "-180"],
  ["180-20", "20-180"],
  ["19.90-19.956", "19.9-19.96"],
  ["0-180", "-180"],
  ["-", undefined],
  ["20", undefined],
  ["20-30-40", undefined],
  ["a-180", "-180"],
  ["1e3-", undefined],
  ["99999999-", undefined],
  [["20", "180"], "20-180"],
])("the price %j is %j", (price, expected) => {
  expect(filterSearch({ price }).price).toBe(expected);
});

test.each([
  ["brand", "zero_0_-1_1.5"],
  ["categories", "' OR 1=1"],
  ["rating", "5"],
  ["rating", "0"],
  ["has", "everything"],
  ["option", "9".repeat(30)],
  ["shop", null],
])("garbage counts as not given: %s=%s", (key, value) => {
  expect(filterSearch({ [key]: value })).toEqual({});
});

test("no more values are kept than the platform reads", () => {
  const all = Array.from({ length: 80 }, (_, index) => index + 1).join("_");
  expect(filterSearch({ option: all }).option?.split("_")).toHaveLength(50);
});

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { minLength: 1, maxLength: 20 });
const fen = fc.integer({ min: 1, max: 9_999_999 });

test("whatever is asked for comes back from its address as it was", () => {
  fc.assert(
    fc.property(ids, ids, fc.tuple(fen, fen), fc.subarray([...qualities]), (brands, options, [one, other], has) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const search = filterSearch({
        brand: brands.join("_"),
        option: options.join("_"),
        price: `${from / 100}-${to / 100}`,
        has: has.join("_"),
      });
      const byNumber = (left: number, right: number) => left - right;
      expect(productFilters(search)).toEqual({
        brandIds: brands.toSorted(byNumber),
        optionValueIds: options.toSorted(byNumber),
        minPrice: from,
        maxPrice: to,
        ...(has.includes("stock") && { inStock: true }),
        ...(has.includes("offer") && { onOffer: true }),
        ...(has.includes("own") && { selfOperated: true }),
        ...(has.includes("once") && { onePerArticle: true }),
        ...(has.includes("free") && { freeDelivery: true }),
      });
    }),
  );
});

test("whatever stands in the address, reading what was read changes nothing more, also after it was written", () => {
  const key = fc.constantFrom<keyof FilterSearch>("brand", "categories", "has", "option", "price", "rating", "shop");
  const value = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[\d_,.-]{0,12}$/),
    fc.constantFrom("stock,own", "free_offer"),
  );
  fc.assert(
    fc.property(fc.dictionary(key, value), (raw) => {
      const read = filterSearch(raw);
      const given = Object.entries(read).filter(([, each]) => each !== undefined);
      const written = new URLSearchParams(given.map(([name, each]) => [name, String(each)]));
      expect(written.toString()).not.toContain("%");
      expect(filterSearch(Object.fromEntries(written))).toEqual(read);
    }),
  );
});

test("an address says in numbers and fen what the platform is asked for", () => {
  const search = {
    categories: "7",
    brand: "1_4",
    shop: "3",
    price: "19.9-180",
    rating: "4",
    has: "stock_offer",
    option: "12",
  };
  expect(productFilters(search)).toStrictEqual({
    categoryIds: [7],
    brandIds: [1, 4],
    shopIds: [3],
    minPrice: 1990,
    maxPrice: 18_000,
    minRating: 4,
    inStock: true,
    onOffer: true,
    optionValueIds: [12],
  });
});

test("what is not said is not there, so that the page's data does not name it", () => {
  expect(productFilters({ brand: undefined, price: "-180" })).toStrictEqual({ maxPrice: 18_000 });
});
