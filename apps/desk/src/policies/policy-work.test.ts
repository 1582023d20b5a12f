import { expect, test } from "vitest";
import { countChanges, changedLanguages, missingLanguages, placeholdersIn, policyStore } from "./policy-work.ts";

const texts = { en: "<p>A</p>", zh: "<p>甲</p>", ja: "", ko: "" };
const work = { texts, isToReview: false };

test("changes are counted by language, and the mark is one more", () => {
  const now = { texts: { ...texts, en: "<p>B</p>", ko: "<p>하나</p>" }, isToReview: true };
  expect(changedLanguages(work, now)).toEqual(["en", "ko"]);
  expect([countChanges(work, now), countChanges(work, work)]).toEqual([3, 0]);
  expect(missingLanguages(texts)).toEqual(["ja", "ko"]);
});

test("what a skeleton leaves to be filled in is named once, and empty brackets are none", () => {
  const en = '<p>[company] sends within [days] days, [days] at most.</p><p>[] <a href="/a">[terms]</a></p>';
  expect(placeholdersIn({ ...texts, en, zh: "<p>[天数]天内</p>" })).toEqual([
    "[company]",
    "[days]",
    "[terms]",
    "[天数]",
  ]);
  expect(placeholdersIn(texts)).toEqual([]);
});

test("unsaved work is stored by policy and user, and what is no work is none", () => {
  const store = policyStore(3, "service");
  expect(new Set([store, policyStore(4, "service"), policyStore(3, "privacy")].map(({ name }) => name)).size).toBe(3);
  expect(store.read(JSON.parse(JSON.stringify(work)))).toEqual(work);
  expect(store.read({ texts: { en: "<p>A</p>", fr: "x", ja: 7 } })).toEqual({
    texts: { en: "<p>A</p>", zh: "", ja: "", ko: "" },
    isToReview: false,
  });
  for (const stored of [undefined, null, [], {}, { texts: { fr: "x" } }, { texts: { en: 7 } }])
    expect(store.read(stored)).toBeNull();
});
