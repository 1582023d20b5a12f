import { expect, test } from "vitest";
import {
  articleStore,
  changedLanguages,
  countChanges,
  emptyContents,
  halfLanguages,
  noTexts,
  unfinishedLanguages,
} from "./article-work.ts";

const before = { ...emptyContents(3), title: { ...noTexts, zh: "雪" }, body: { ...noTexts, zh: "<p>雪</p>" } };

test("each text of a language and each other field counts as a change", () => {
  const now = { ...before, title: { ...before.title, zh: "霜", en: "Frost" }, position: 4, shownFrom: 1 };
  expect(countChanges(before, before)).toBe(0);
  expect(countChanges(before, now)).toBe(4);
  expect(changedLanguages(before, now)).toEqual(["en", "zh"]);
});

test("a language is written whole, half or not at all", () => {
  const now = { ...before, title: { ...before.title, en: "Snow" } };
  expect(unfinishedLanguages(now)).toEqual(["en", "ja", "ko"]);
  expect(halfLanguages(now)).toEqual(["en"]);
});

test("unsaved work is stored by article and user, and what is no work is none", () => {
  const work = { ...before, isAnnouncement: true, tickerUntil: 5, image: "/uploads/a.webp" };
  const store = articleStore(1, 7);
  expect(new Set([store, articleStore(2, 7), articleStore(1, 8)].map(({ name }) => name)).size).toBe(3);
  expect(store.read(JSON.parse(JSON.stringify(work)))).toEqual(work);
  for (const stored of [undefined, null, [], "x", {}, { categoryId: "1" }]) expect(store.read(stored)).toBeNull();
  expect(store.read({ categoryId: 3, title: { en: 4 }, position: "x" })).toEqual(emptyContents(3));
});
