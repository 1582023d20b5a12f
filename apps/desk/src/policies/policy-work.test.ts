// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import {
  countChanges,
  changedLanguages,
  missingLanguages,
  placeholdersIn,
  readStored,
  writeStored,
} from "./policy-work.ts";

const texts = { en: "<p>A</p>", zh: "<p>甲</p>", ja: "", ko: "" };
const work = { texts, isToReview: false };

afterEach(() => localStorage.clear());

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

test("what is stored is read by who has written it, and by nobody else", () => {
  writeStored(3, "service", { work, at: 5 });
  expect(readStored(3, "service")).toEqual({ work, at: 5 });
  expect([readStored(4, "service"), readStored(3, "privacy")]).toEqual([null, null]);
  writeStored(3, "service", null);
  expect(readStored(3, "service")).toBeNull();
});

test.each(["{", "[]", '{"at":"now"}', '{"at":5,"texts":{"fr":"x"}}', '{"at":5,"texts":{"en":7}}'])(
  "%s is no stored work",
  (stored) => {
    localStorage.setItem("plaza:desk-policy:3:service", stored);
    expect(readStored(3, "service")).toBeNull();
  },
);
