import { expect, test } from "vitest";
import { type ActiveRule, composeRules } from "./search-rules.ts";
import { keysWithin, searchKeyOf } from "./search-key.ts";

test.each([
  ["Red  SHOES", "red shoe"],
  ["沙發", "沙发"],
  ["ｍｕｇ", "mug"],
  ["350 ml", "350ml"],
])("the searches %j and %j are the same to a rule", (one, other) => {
  expect(searchKeyOf(one)).toBe(searchKeyOf(other));
});

test("a text without anything to search for has no key", () => {
  expect(searchKeyOf(" ?! ")).toBe("");
  expect(keysWithin(" ?! ")).toEqual([]);
});

test("a search has the keys of the phrases in it", () => {
  expect(new Set(keysWithin("blue sofa bed"))).toEqual(
    new Set(["blue", "sofa", "bed", "blue sofa", "sofa bed", "blue sofa bed"].map(searchKeyOf)),
  );
});

test("a search that is longer than search reads has no more keys than that", () => {
  expect(keysWithin("a b ".repeat(5000)).length).toBeLessThan(600);
});

const rule = (more: Partial<ActiveRule> & Pick<ActiveRule, "contents">): ActiveRule => ({
  id: 1,
  shopId: null,
  text: "mug",
  searchKeys: ["mug"],
  ...more,
});
const pin = rule({ contents: { kind: "pin", productIds: [7] } });
const ofMug = { searchKey: "mug", shopId: null };

test("a pin is for its own search, not for one that says more", () => {
  expect(composeRules([pin], ofMug).pins).toEqual([7]);
  expect(composeRules([pin], { ...ofMug, searchKey: "blue mug" }).pins).toEqual([]);
});

test("what the platform pins is for its own lists, and what a shop pins for the shop's", () => {
  const ofShop = rule({ shopId: 4, contents: { kind: "pin", productIds: [8] } });
  expect(composeRules([pin, ofShop], ofMug).pins).toEqual([7]);
  expect(composeRules([pin, ofShop], { ...ofMug, shopId: 4 }).pins).toEqual([8]);
});

test("synonyms of the platform hold in a shop, and both ways where they say so", () => {
  const synonym = rule({ contents: { kind: "synonym", words: ["beaker"], isTwoWay: true } });
  expect(composeRules([synonym], { searchKey: "blue mug", shopId: 4 }).synonyms).toEqual([
    { asked: ["mug"], given: ["beaker"] },
    { asked: ["beaker"], given: ["mug"] },
  ]);
});

test("rules of one search add up, and the first of two redirects counts", () => {
  const rules = [
    pin,
    rule({ contents: { kind: "pin", productIds: [9, 7] } }),
    rule({ contents: { kind: "hide", productIds: [1] } }),
    rule({ contents: { kind: "boost", productIds: [2], percent: 150 } }),
    rule({ contents: { kind: "redirect", path: "/seckill" } }),
    rule({ contents: { kind: "redirect", path: "/" } }),
  ];
  expect(composeRules(rules, ofMug)).toEqual({
    synonyms: [],
    pins: [7, 9],
    hides: [1],
    boosts: [{ productIds: [2], percent: 150 }],
    redirect: "/seckill",
  });
});
