import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import {
  fetchMarketplaceCategories,
  fetchMarketplaceCategoryMerge,
  mergeMarketplaceCategory,
  moveMarketplaceCategory,
  removeMarketplaceCategory,
  saveMarketplaceCategory,
} from "./marketplace-categories.ts";
import {
  fetchMarketplaceTrades,
  moveMarketplaceTrade,
  removeMarketplaceTrade,
  saveMarketplaceTrade,
} from "./marketplace-trades.ts";
import { applyStarterSet, fetchStarterSets } from "./starter-sets.ts";

const seen = { id: 7, revision: 3 };

test("categories are read with their names in the languages that they have", async () => {
  const wire = {
    ...seen,
    parent_id: 0,
    level: 1,
    name: { en: "Lamps", zh: "灯", ja: "" },
    image: "",
    is_shown: 0,
    products: 4,
    on_sale: 3,
  };
  expect(await fetchMarketplaceCategories(succeeding([wire]).api)).toEqual([
    {
      ...seen,
      parentId: null,
      level: 1,
      name: { en: "Lamps", zh: "灯" },
      image: null,
      isShown: false,
      productCount: 4,
      onSaleCount: 3,
    },
  ]);
});

test("a category is added, changed, moved and removed", async () => {
  const { api, sent } = succeeding({ id: 7, products: 5 });
  const draft = { name: { en: "Lamps" }, isShown: true, image: null };
  await saveMarketplaceCategory(api, { ...draft, seen: null, parentId: 2 });
  await saveMarketplaceCategory(api, { ...draft, seen, parentId: 2, image: "/uploads/a.png" });
  expect(await moveMarketplaceCategory(api, { seen, parentId: null, beforeId: 9 })).toBe(5);
  expect(await removeMarketplaceCategory(api, { seen, branchIds: [7, 8], targetId: null })).toBe(5);
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/categories/save", { parent_id: 2, name: { en: "Lamps" }, is_shown: 1, image: "" }],
    ["/api/categories/save", { ...seen, name: { en: "Lamps" }, is_shown: 1, image: "/uploads/a.png" }],
    ["/api/categories/move", { ...seen, parent_id: 0, before_id: 9 }],
    ["/api/categories/remove", { ...seen, branch_ids: [7, 8], target_id: 0 }],
  ]);
});

test("what merging two categories comes to is read, and they are merged as it was read", async () => {
  const wire = { merged_ids: [7, 9], moved_ids: [8], products: 12, rules: 1 };
  const preview = { mergedIds: [7, 9], movedIds: [8], productCount: 12, ruleCount: 1 };
  expect(await fetchMarketplaceCategoryMerge(succeeding(wire).api, { id: 7, targetId: 4 })).toEqual(preview);
  const { api, sent } = succeeding({ products: 12 });
  expect(await mergeMarketplaceCategory(api, { seen, targetId: 4, preview })).toBe(12);
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/categories/merge", { ...seen, target_id: 4, merged_ids: [7, 9], moved_ids: [8] }],
  ]);
});

test("trades are read with who names them, saved, moved and removed", async () => {
  const wire = { ...seen, name: { ko: "조명" }, image: null, shops: 2, applications: 1 };
  expect(await fetchMarketplaceTrades(succeeding([wire]).api)).toEqual([
    { ...seen, name: { ko: "조명" }, image: null, shopCount: 2, applicationCount: 1 },
  ]);
  const { api, sent } = succeeding({ id: 7 });
  await saveMarketplaceTrade(api, { seen: null, name: { en: "Lamps" }, image: "uploads/a.png" });
  await saveMarketplaceTrade(api, { seen, name: { en: "Lamps" }, image: null });
  await moveMarketplaceTrade(api, { seen, beforeId: null });
  await removeMarketplaceTrade(api, { seen, targetId: 4 });
  expect(sent.map(({ body }) => body)).toEqual([
    { name: { en: "Lamps" }, image: "uploads/a.png" },
    { ...seen, name: { en: "Lamps" }, image: "" },
    { ...seen, before_id: 0 },
    { ...seen, target_id: 4 },
  ]);
});

test("starter sets are read as trees, and one is applied", async () => {
  const tea = { name: "Tea", children: [{ name: "Green tea", children: [] }] };
  const wire = {
    sets: [{ key: "home", name: "Home and food", missing: 2, categories: [tea] }],
    trades: { missing: 1, names: ["Food"] },
  };
  expect(await fetchStarterSets(succeeding(wire).api)).toEqual({
    sets: [{ key: "home", name: "Home and food", missingCount: 2, categories: [tea] }],
    trades: { missingCount: 1, names: ["Food"] },
  });
  const { api, sent } = succeeding({ added: 2 });
  expect(await applyStarterSet(api, { key: "home" })).toBe(2);
  expect(sent.map(({ path, body }) => [path, body])).toEqual([["/api/starter_sets/apply", { set: "home" }]]);
});
