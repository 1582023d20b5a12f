import { expect, test } from "vitest";
import { priceExtent, priceLine } from "./price-line.ts";

const oneDay = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 7, 1);
const days = (from: number, to: number, price: number) => ({
  from: start + from * oneDay,
  to: start + to * oneDay,
  price,
});

test("a price line goes in steps from edge to edge, high prices above", () => {
  expect(priceLine([days(0, 29, 8000), days(30, 59, 10_000), days(60, 89, 9000)])).toBe("M0 120H300V0H600V60H900");
});

test("no prices are no line", () => {
  expect(priceLine([])).toBe("");
});

test("the lowest price is said with the days when it was there last", () => {
  const shown = [days(0, 9, 8000), days(10, 19, 9000), days(20, 29, 8000), days(30, 40, 8500)];
  expect(priceExtent(shown)).toEqual({ lowest: shown[2], highest: 9000, current: 8500 });
  expect(priceExtent([])).toBeNull();
});
