import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchStockMovements, fetchStockSoon, saveLowStock } from "./stock.ts";

const sku = {
  id: 90,
  product_id: 5,
  name: "Pot",
  options: "",
  own_number: "P-1",
  stock: 3,
  low_stock: null,
  is_low: true,
  sold: 14,
  days_left: 6,
};

test("what runs out soon is read", async () => {
  expect(await fetchStockSoon(succeeding({ low_stock: 5, more: 0, list: [sku] }).api)).toMatchObject({
    lowStock: 5,
    hasMore: false,
    items: [{ id: 90, productId: 5, lowStock: null, isLow: true, daysLeft: 6 }],
  });
});

test("movements of a SKU are read with their causes", async () => {
  const movement = {
    id: 12,
    at: "2026-11-30T02:00:00.000Z",
    cause: "order",
    change: -2,
    stock_after: 3,
    by: "",
    order_id: 8,
    order_number: "2026-8",
    bulk_change_id: null,
  };
  const { api, called } = succeeding({ sku: { ...sku, days_left: null }, low_stock: 5, more: 1, list: [movement] });
  expect(await fetchStockMovements(api, { skuId: 90, before: 13 })).toMatchObject({
    sku: { daysLeft: null },
    hasMore: true,
    items: [{ cause: "order", change: -2, stockAfter: 3, orderId: 8, bulkChangeId: null }],
  });
  expect(called[0]?.search).toBe("?sku_id=90&before=13");
});

test("a mark is saved for one SKU, or for all, and removed", async () => {
  const { api, sent } = succeeding({});
  await saveLowStock(api, { skuId: 90, lowStock: 3 });
  await saveLowStock(api, { skuId: 90, lowStock: null });
  await saveLowStock(api, { skuId: null, lowStock: 10 });
  expect(sent.map(({ body }) => body)).toEqual([
    { sku_id: 90, low_stock: 3 },
    { sku_id: 90, low_stock: "" },
    { low_stock: 10 },
  ]);
});
