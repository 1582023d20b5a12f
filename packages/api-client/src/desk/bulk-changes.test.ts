import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchBulkChanges, previewBulkChange, startBulkChange } from "./bulk-changes.ts";
import { fetchListingChoices, fetchListings } from "./listings.ts";

const obstacle = { reason: "price_zero", count: 1, names: ["Jug"] };
const value = { product_id: 5, name: "Pot", options: "Red", field: "price", was: "10.00", became: "9.00" };
const change = {
  id: 7,
  edit: { kind: "price", by: "percent", value: "-10", rounding: "jiao" },
  by: "Anne",
  state: "done",
  total: 3,
  applied: 3,
  changed: 2,
  undone: 0,
  not_undone: 0,
  started_at: "2026-11-30T02:00:00.000Z",
  ended_at: "2026-11-30T02:00:01.000Z",
  undone_at: null,
  undoable_until: null,
};

test("a difference is asked for with what is chosen, and read", async () => {
  const seen = "2026-11-30T02:00:00.000Z";
  const difference = { total: 3, changed: 2, values: 4, obstacles: [obstacle], examples: [value], seen_at: seen };
  const { api, sent } = succeeding(difference);
  const edit = { kind: "price", by: "percent", percent: -10, rounding: "jiao" } as const;
  expect(await previewBulkChange(api, { edit, selection: { ids: [5, 6] } })).toMatchObject({
    changed: 2,
    valueCount: 4,
    obstacles: [obstacle],
    examples: [{ productId: 5, was: "10.00", became: "9.00" }],
    seenAt: seen,
  });
  await previewBulkChange(api, { edit: { kind: "noMarketPrice" }, selection: { filter: { list: "fewLeft" } } });
  expect(sent.map(({ body }) => body)).toEqual([
    { edit: { kind: "price", by: "percent", value: "-10", rounding: "jiao" }, ids: [5, 6] },
    { edit: { kind: "no_market_price" }, filter: { list: "few_left" } },
  ]);
});

test.each([
  [
    { kind: "marketPrice", by: "amount", amount: -150, rounding: "fen" },
    { kind: "market_price", by: "amount", value: "-1.50", rounding: "fen" },
  ],
  [
    { kind: "addStock", pieces: -3 },
    { kind: "add_stock", value: -3 },
  ],
  [
    { kind: "listing", isListed: false },
    { kind: "listing", is_on_shelf: 0 },
  ],
  [
    { kind: "ownCategory", ownCategoryId: null },
    { kind: "own_category", own_category_id: 0 },
  ],
  [
    { kind: "freight", mode: "fixed", amount: 800 },
    { kind: "freight", mode: "fixed", amount: "8.00" },
  ],
] as const)("the edit %o is sent as %o", async (edit, wire) => {
  const { api, sent } = succeeding({ ...change, values: [value], obstacles: [], left: [] });
  const started = await startBulkChange(api, { edit, selection: { ids: [5] }, key: "k", seenAt: "now" });
  expect(started).toMatchObject({ id: 7, kind: "price", by: "Anne", undoableUntil: null, left: [] });
  expect(sent[0]?.body).toEqual({ edit: wire, ids: [5], key: "k", seen_at: "now" });
});

test("the newest changes are read", async () => {
  expect(await fetchBulkChanges(succeeding({ list: [change] }).api)).toMatchObject([
    { id: 7, state: "done", changed: 2, startedAt: Date.UTC(2026, 10, 30, 2) },
  ]);
});

test("the list is asked for as it is narrowed down and sorted, and says by what it can be", async () => {
  const { api, called } = succeeding({ list: [], count: 0, page_no: 1, page_size: 20, more: 0 });
  const narrowing = { list: "all", categoryId: 3, stock: "none", missing: "barcode" } as const;
  await fetchListings(api, { ...narrowing, sort: "priceDown", page: 2, pageSize: 20 });
  expect(Object.fromEntries(called[0]?.searchParams ?? [])).toEqual({
    list: "all",
    category_id: "3",
    stock: "none",
    missing: "barcode",
    sort: "price_down",
    page_no: "2",
    page_size: "20",
  });
  const choices = {
    categories: [{ id: 1, level: 1, name: "Home", is_used: true }],
    own_categories: [{ id: 2, name: "Spring" }],
    brands: [],
    freight_templates: [{ id: 4, name: "By piece", is_default: true }],
  };
  expect(await fetchListingChoices(succeeding(choices).api)).toMatchObject({
    categories: [{ id: 1, isUsed: true }],
    freightTemplates: [{ id: 4, isDefault: true }],
  });
});
