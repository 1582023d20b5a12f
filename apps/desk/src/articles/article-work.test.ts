// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import {
  changedLanguages,
  countChanges,
  emptyContents,
  halfLanguages,
  noTexts,
  unfinishedLanguages,
} from "./article-work.ts";
import { readStored, writeStored } from "./stored-work.ts";

beforeEach(() => localStorage.clear());

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
  writeStored(1, 7, { work, at: 9 });
  expect(readStored(1, 7)).toEqual({ work, at: 9 });
  expect([readStored(2, 7), readStored(1, 8)]).toEqual([null, null]);
  for (const text of ["", "x", "null", "[]", '{"at":1}', '{"at":"1","work":{"categoryId":1}}']) {
    localStorage.setItem("plaza:desk-article:1:7", text);
    expect(readStored(1, 7), text).toBeNull();
  }
  localStorage.setItem("plaza:desk-article:1:7", '{"at":1,"work":{"categoryId":3,"title":{"en":4},"position":"x"}}');
  expect(readStored(1, 7)?.work).toEqual(emptyContents(3));
  writeStored(1, 7, null);
  expect(readStored(1, 7)).toBeNull();
});
