import type { NamedProduct, SearchRule } from "@plaza/api-client/desk";
import { expect, test } from "vitest";
import { nothingWritten, readDraft, type RuleProblems, type WrittenRule, writtenRule } from "./read-draft.ts";

const lamp: NamedProduct = { id: 5, name: "Lamp", shopName: "Hearth", isOnSale: true };
const pin: WrittenRule = { ...nothingWritten, text: " lamp ", products: [lamp] };
const draftOf = (more: Partial<WrittenRule>) => {
  const read = readDraft({ ...pin, ...more }, null);
  return "draft" in read ? read.draft : read;
};

test("a pin says what is searched for and which products", () => {
  expect(draftOf({})).toEqual({
    seen: null,
    text: "lamp",
    categoryId: null,
    kind: "pin",
    words: [],
    isTwoWay: false,
    productIds: [5],
    percent: 100,
    path: "",
    validFrom: null,
    validUntil: null,
  });
});

test("words are one a line or between commas of any script, each once", () => {
  expect(draftOf({ kind: "synonym", words: "light, 灯，ランプ、lamp\n light " })).toMatchObject({
    words: ["light", "灯", "ランプ", "lamp"],
    productIds: [],
  });
});

test("the fields of another kind of rule are not sent", () => {
  expect(draftOf({ kind: "redirect", path: "/seckill", words: "x", isTwoWay: true, percent: "200" })).toMatchObject({
    words: [],
    isTwoWay: false,
    productIds: [],
    percent: 100,
    path: "/seckill",
  });
});

test.each([
  ["https://shop.example/pc/#/category?id=3", "/category?id=3"],
  ["http://127.0.0.1:3000/pc/goods_details/5", "/goods_details/5"],
  ["https://shop.example/pc", "/"],
])("the copied address %s is the path %s", (address, path) => {
  expect(draftOf({ kind: "redirect", path: address })).toMatchObject({ path });
});

test("moments are those of the clock where the platform is", () => {
  expect(draftOf({ from: "2099-03-01T09:30", until: "2099-03-02T00:00" })).toMatchObject({
    validFrom: Date.parse("2099-03-01T01:30:00Z"),
    validUntil: Date.parse("2099-03-01T16:00:00Z"),
  });
});

test.each<[Partial<WrittenRule>, RuleProblems]>([
  [{ text: " " }, { text: "missing" }],
  [{ subject: "category" }, { category: "missing" }],
  [{ kind: "synonym", words: " ,\n" }, { words: "words" }],
  [{ kind: "synonym", words: Array.from({ length: 21 }, (_, index) => `w${index}`).join(",") }, { words: "words" }],
  [{ products: [] }, { products: "products" }],
  [{ products: Array.from({ length: 21 }, (_, id) => ({ ...lamp, id })) }, { products: "tooMany" }],
  [{ kind: "redirect", path: "//elsewhere.example" }, { path: "path" }],
  [{ kind: "redirect", path: "https://elsewhere.example/" }, { path: "path" }],
  [{ from: "2099-03-02T00:00", until: "2099-03-01T00:00" }, { until: "order" }],
  [{ until: "2020-01-01T00:00" }, { until: "order" }],
])("the form with %j has the problem %j", (more, problems) => {
  expect(draftOf(more)).toEqual({ problems });
});

test("a rule that is changed is read as it was written", () => {
  const rule: SearchRule = {
    id: 7,
    revision: 2,
    text: "",
    category: { id: 3, name: "Home" },
    kind: "boost",
    words: [],
    isTwoWay: false,
    products: [lamp],
    percent: 70,
    path: "",
    validFrom: Date.parse("2026-03-01T01:30:00Z"),
    validUntil: Date.parse("2099-03-01T16:00:00Z"),
    isRemoved: false,
    state: "active",
    changedBy: "Anna",
    changedAt: 0,
  };
  expect(readDraft(writtenRule(rule), { id: 7, revision: 2 })).toMatchObject({
    draft: {
      seen: { id: 7, revision: 2 },
      categoryId: 3,
      text: "",
      kind: "boost",
      percent: 70,
      productIds: [5],
      validFrom: rule.validFrom,
      validUntil: rule.validUntil,
    },
  });
});
