import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import {
  fetchMarketplaceBrands,
  mergeMarketplaceBrand,
  removeMarketplaceBrand,
  saveMarketplaceBrand,
} from "./marketplace-brands.ts";

const seen = { id: 7, revision: 3 };

test("brands are read with what they are called, and were", async () => {
  const wire = { ...seen, name: { en: "Halden" }, image: "", products: 4, on_sale: 3, former_names: ["Ombra"] };
  const { api, sent } = succeeding({ list: [wire], more: 1 });
  expect(await fetchMarketplaceBrands(api, { words: "hal", after: 4 })).toEqual({
    brands: [{ ...seen, name: { en: "Halden" }, image: null, productCount: 4, onSaleCount: 3, formerNames: ["Ombra"] }],
    hasMore: true,
  });
  expect(sent[0]?.path).toBe("/api/brands/list");
});

test("a brand is added, changed, merged and removed", async () => {
  const { api, sent } = succeeding({ id: 7, products: 5 });
  await saveMarketplaceBrand(api, { seen: null, name: { en: "Halden" }, image: null });
  await saveMarketplaceBrand(api, { seen, name: { en: "Halden" }, image: "uploads/a.png" });
  expect(await mergeMarketplaceBrand(api, { seen, targetId: 4 })).toBe(5);
  await removeMarketplaceBrand(api, { seen });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/brands/save", { name: { en: "Halden" }, image: "" }],
    ["/api/brands/save", { ...seen, name: { en: "Halden" }, image: "uploads/a.png" }],
    ["/api/brands/merge", { ...seen, target_id: 4 }],
    ["/api/brands/remove", seen],
  ]);
});
