import { expect, test } from "vitest";
import { fieldsAt, fieldsOf, positions, priceAt, priceText } from "./price-scale.ts";

const spread = {
  min: 990,
  max: 4200,
  buckets: [
    { from: 700, to: 1050, count: 2 },
    { from: 1050, to: 2000, count: 0 },
    { from: 2000, to: 5000, count: 7 },
  ],
};

test("an open range has its handles at the ends", () => {
  expect(positions(spread, undefined)).toEqual([0, 3]);
  expect(positions(spread, "20-")).toEqual([2, 3]);
});

test("a price between two edges lies between them in proportion", () => {
  expect(positions(spread, "10.5-35")).toEqual([1, 2.5]);
});

test("a price beyond the list lies at its end", () => {
  expect(positions(spread, "1-900")).toEqual([0, 3]);
});

test("handles write the prices of their edges into the fields, and nothing at the ends", () => {
  expect(fieldsAt(spread, [0, 3])).toEqual(["", ""]);
  expect(fieldsAt(spread, [1, 2])).toEqual(["10.5", "20"]);
  expect(fieldsOf("10.5-20")).toEqual(["10.5", "20"]);
  expect(fieldsOf(undefined)).toEqual(["", ""]);
  expect(priceAt(spread, 3)).toBe(5000);
});

test("a handle that stands at a typed price says this one", () => {
  for (const fen of [1100, 1999, 2000, 4999]) {
    const [from] = positions(spread, `${fen / 100}-`);
    expect(priceAt(spread, from)).toBe(fen);
  }
});

test("a price is written without decimals where it has none", () => {
  expect([2000, 1990, 129_900].map(priceText)).toEqual(["¥20", "¥19.90", "¥1,299"]);
});
