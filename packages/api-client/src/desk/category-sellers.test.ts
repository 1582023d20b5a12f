import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchCategorySellers, fetchSellerMisfits, saveCategorySellers } from "./category-sellers.ts";

test("who may sell in a category is read with what binds it from above", async () => {
  const { api } = succeeding({
    id: 5,
    revision: 2,
    trades: [{ id: 1, name: "Food" }],
    trade_ids: [1],
    above: [{ category: "Pantry", trades: ["Food", "Tea"] }],
    misfit_products: 3,
    misfit_shops: 2,
  });
  expect(await fetchCategorySellers(api, { id: 5 })).toEqual({
    id: 5,
    revision: 2,
    trades: [{ id: 1, name: "Food" }],
    tradeIds: [1],
    above: [{ category: "Pantry", trades: ["Food", "Tea"] }],
    misfits: { productCount: 3, shopCount: 2 },
  });
});

test("what would not meet a rule is asked for before it is saved", async () => {
  const misfit = { id: 9, name: "Tin", shop_name: "Hearth", is_on_sale: 1 };
  const { api, called } = succeeding({ products: 1, shops: 1, list: [misfit] });
  expect(await fetchSellerMisfits(api, { id: 5, tradeIds: [1, 2] })).toEqual({
    productCount: 1,
    shopCount: 1,
    products: [{ id: 9, name: "Tin", shopName: "Hearth", isOnSale: true }],
  });
  expect(called[0]?.search).toBe("?id=5&trade_ids=1%2C2");
  const saving = succeeding([]);
  await saveCategorySellers(saving.api, { seen: { id: 5, revision: 2 }, tradeIds: [1, 2] });
  expect(saving.sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/categories/save_sellers", { id: 5, revision: 2, trade_ids: [1, 2] }],
  ]);
});
