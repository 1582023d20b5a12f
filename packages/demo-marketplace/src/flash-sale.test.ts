import { expect, test } from "vitest";
import { departments } from "./departments.ts";
import { flashSale } from "./flash-sale.ts";

test("the flash sale runs all day without a gap, fifteen products at a time, three full rows, none of them twice", () => {
  expect(flashSale[0]?.startHour).toBe(0);
  expect(flashSale.at(-1)?.endHour).toBe(24);
  for (const [index, slot] of flashSale.entries()) {
    expect(slot.startHour).toBe(flashSale[index - 1]?.endHour ?? 0);
    expect(slot.products).toHaveLength(15);
  }
  const keys = flashSale.flatMap(({ products }) => products);
  expect(new Set(keys).size).toBe(keys.length);
});

test("a product of the flash sale is on sale", () => {
  const known = departments.flatMap(({ products }) => products.map(({ key }) => key));
  for (const { products } of flashSale) expect(known).toEqual(expect.arrayContaining([...products]));
});
