import type { ListingCell, ListingSku } from "@plaza/api-client/desk";
import { expect, test } from "vitest";
import { cellKey } from "./edits.ts";
import { struckBelow } from "./struck-below.ts";

const sku: ListingSku = { id: 1, options: "Red", price: 5000, marketPrice: 6000, stock: 1, ownNumber: "" };
const skus = new Map([[1, { name: "Cup · Red", sku }]]);
const cellsOf = (...cells: readonly ListingCell[]) =>
  new Map(cells.map((cell) => [cellKey(cell.field, cell.id), cell]));
const cell = (field: ListingCell["field"], to: number): ListingCell => ({ field, id: 1, from: 0, to });

test("a market price below the price is found, whichever of the two was written", () => {
  const found = { price: 6001, marketPrice: 6000, name: "Cup · Red" };
  expect(struckBelow(cellsOf(cell("price", 6001)), skus)).toMatchObject([found]);
  expect(struckBelow(cellsOf(cell("marketPrice", 4999)), skus)).toMatchObject([{ price: 5000, marketPrice: 4999 }]);
  expect(struckBelow(cellsOf(cell("price", 7000), cell("marketPrice", 6500)), skus)).toHaveLength(1);
});

test("none, the same and a higher market price are asked about as little as a stock", () => {
  for (const cells of [
    cellsOf(cell("marketPrice", 0)),
    cellsOf(cell("price", 6000)),
    cellsOf(cell("price", 7000), cell("marketPrice", 7000)),
    cellsOf(cell("stock", 3)),
  ])
    expect(struckBelow(cells, skus)).toEqual([]);
});
