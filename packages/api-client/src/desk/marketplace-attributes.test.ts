import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import {
  adoptOption,
  fetchMarketplaceAttributes,
  fetchProposedOptions,
  mergeAttributeValue,
  moveMarketplaceAttribute,
  removeAttributeValue,
  removeMarketplaceAttribute,
  saveAttributeValue,
  saveMarketplaceAttribute,
} from "./marketplace-attributes.ts";

const seen = { id: 7, revision: 3 };
const wording = { name: { en: "Colour" }, synonyms: ["Color"] };

test("attributes are read with their values, and with where they hold", async () => {
  const value = { id: 91, name: { en: "Navy" }, synonyms: ["藏青"] };
  const wire = { ...seen, ...wording, values: [{ ...value, products: 4 }] };
  const { api } = succeeding([
    { ...wire, is_everywhere: 1, categories: [] },
    { ...wire, is_everywhere: 0, categories: [{ id: 2, name: "Sofas" }] },
  ]);
  const read = { ...seen, ...wording, values: [{ ...value, productCount: 4 }] };
  expect(await fetchMarketplaceAttributes(api, undefined)).toEqual([
    { ...read, categories: null },
    { ...read, categories: [{ id: 2, name: "Sofas" }] },
  ]);
});

test("what no attribute holds is read page by page", async () => {
  const wire = { id: 12, option: { zh: "颜色" }, value: { en: "Navy" }, products: 4 };
  const { api, sent } = succeeding({
    list: [
      { ...wire, attribute_id: 0 },
      { ...wire, attribute_id: 7 },
    ],
    count: 30,
    page_no: 2,
    page_size: 20,
  });
  const read = { id: 12, option: { zh: "颜色" }, value: { en: "Navy" }, productCount: 4 };
  expect(await fetchProposedOptions(api, { page: 2, pageSize: 20 })).toMatchObject({
    items: [
      { ...read, attributeId: null },
      { ...read, attributeId: 7 },
    ],
    total: 30,
  });
  expect(sent[0]?.path).toBe("/api/attributes/proposed");
});

test("attributes and their values are added, changed, moved, merged and removed", async () => {
  const { api, sent } = succeeding({ id: 7 });
  await saveMarketplaceAttribute(api, { seen: null, ...wording, categoryIds: null });
  await saveMarketplaceAttribute(api, { seen, ...wording, categoryIds: [2] });
  await moveMarketplaceAttribute(api, { seen, beforeId: 4 });
  await moveMarketplaceAttribute(api, { seen, beforeId: null });
  await removeMarketplaceAttribute(api, { seen });
  await saveAttributeValue(api, { seen, valueId: null, ...wording });
  await saveAttributeValue(api, { seen, valueId: 91, ...wording });
  await mergeAttributeValue(api, { seen, valueId: 91, targetId: 92 });
  await removeAttributeValue(api, { seen, valueId: 91 });
  await adoptOption(api, { optionId: 12, seen: null, valueId: null });
  await adoptOption(api, { optionId: 12, seen, valueId: 91 });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/attributes/save", { ...wording, is_everywhere: 1 }],
    ["/api/attributes/save", { ...seen, ...wording, is_everywhere: 0, category_ids: [2] }],
    ["/api/attributes/move", { ...seen, before_id: 4 }],
    ["/api/attributes/move", seen],
    ["/api/attributes/remove", seen],
    ["/api/attributes/save_value", { ...seen, ...wording }],
    ["/api/attributes/save_value", { ...seen, ...wording, value_id: 91 }],
    ["/api/attributes/merge_value", { ...seen, value_id: 91, target_id: 92 }],
    ["/api/attributes/remove_value", { ...seen, value_id: 91 }],
    ["/api/attributes/adopt", { meaning_id: 12 }],
    ["/api/attributes/adopt", { ...seen, meaning_id: 12, value_id: 91 }],
  ]);
});
