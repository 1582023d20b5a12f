import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import {
  fetchRuleCategories,
  fetchRuleProducts,
  fetchSearchRuleLog,
  fetchSearchRules,
  previewSearchRule,
  removeSearchRule,
  saveSearchRule,
  type SearchRuleDraft,
  undoSearchRule,
} from "./search-rules.ts";

const moment = "2026-11-23T02:00:00.000Z";
const time = Date.parse(moment);
const onePage = { page_no: 1, page_size: 20, count: 1, more: 0 };
const wireLamp = { id: 5, name: "Lamp", shop_name: "Hearth", is_on_sale: true };
const lamp = { id: 5, name: "Lamp", shopName: "Hearth", isOnSale: true };
const wireState = {
  text: "lamp",
  category: null,
  kind: "pin",
  words: [],
  is_two_way: false,
  products: [wireLamp],
  percent: 100,
  path: "",
  valid_from: moment,
  valid_until: null,
  is_removed: false,
};
const state = {
  text: "lamp",
  category: null,
  kind: "pin",
  words: [],
  isTwoWay: false,
  products: [lamp],
  percent: 100,
  path: "",
  validFrom: time,
  validUntil: null,
  isRemoved: false,
};
const change = { changed_by: "Anna", changed_at: moment };
const draft: SearchRuleDraft = {
  seen: { id: 7, revision: 2 },
  text: "lamp",
  categoryId: null,
  kind: "synonym",
  words: ["light"],
  isTwoWay: true,
  productIds: [],
  percent: 100,
  path: "",
  validFrom: null,
  validUntil: time,
};

test("rules are read with their last change", async () => {
  const row = { id: 7, revision: 2, ...wireState, state: "active", ...change };
  const { api, called } = succeeding({ list: [row], ...onePage });
  const { items } = await fetchSearchRules(api, { list: "active", kind: "pin", page: 1, pageSize: 20 });
  expect(items).toEqual([{ id: 7, revision: 2, ...state, state: "active", changedBy: "Anna", changedAt: time }]);
  expect(Object.fromEntries(called[0]?.searchParams ?? [])).toMatchObject({ list: "active", kind: "pin" });
});

test("the log is read with what was before, and nothing before the first change", async () => {
  const made = { rule_id: 7, revision: 1, action: "made", before: null, after: wireState, ...change, is_last: false };
  const changed = { ...made, revision: 2, action: "changed", before: wireState, is_last: true };
  const { items } = await fetchSearchRuleLog(succeeding({ list: [changed, made], ...onePage }).api, {
    page: 1,
    pageSize: 20,
  });
  expect(items).toMatchObject([
    { ruleId: 7, revision: 2, before: state, after: state, isLast: true },
    { revision: 1, action: "made", before: null, isLast: false },
  ]);
});

test("a rule is sent with what it takes the place of, and a new one of a category without a search", async () => {
  const { api, sent } = succeeding({ id: 7 });
  expect(await saveSearchRule(api, draft)).toBe(7);
  await saveSearchRule(api, { ...draft, seen: null, categoryId: 3, kind: "pin", productIds: [5, 4] });
  expect(sent[0]?.body).toMatchObject({
    id: 7,
    revision: 2,
    text: "lamp",
    words: ["light"],
    is_two_way: 1,
    valid_from: "",
    valid_until: moment,
  });
  expect(sent[1]?.body).toMatchObject({ category_id: 3, kind: "pin", product_ids: [5, 4] });
  expect(sent[1]?.body).not.toHaveProperty("text");
  expect(sent[1]?.body).not.toHaveProperty("id");
});

test("removing and undoing name the revision that was read", async () => {
  const { api, sent } = succeeding([]);
  await removeSearchRule(api, { id: 7, revision: 2 });
  await undoSearchRule(api, { id: 7, revision: 3 });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/search_rules/remove", { id: 7, revision: 2 }],
    ["/api/search_rules/undo", { id: 7, revision: 3 }],
  ]);
});

test("a preview has the list before and after", async () => {
  const before = { products: [], count: 0, redirect: "" };
  const { api, sent } = succeeding({ before, after: { products: [wireLamp], count: 1, redirect: "/seckill" } });
  expect(await previewSearchRule(api, { ...draft, search: "blue lamp" })).toEqual({
    before: { products: [], total: 0, redirect: "" },
    after: { products: [lamp], total: 1, redirect: "/seckill" },
  });
  expect(sent[0]?.body).toMatchObject({ search: "blue lamp", text: "lamp" });
});

test("what rules can name and be for is read", async () => {
  expect(await fetchRuleProducts(succeeding([wireLamp]).api, { words: "lamp" })).toEqual([lamp]);
  expect(await fetchRuleCategories(succeeding([{ id: 3, name: "Home" }]).api, undefined)).toEqual([
    { id: 3, name: "Home" },
  ]);
});
