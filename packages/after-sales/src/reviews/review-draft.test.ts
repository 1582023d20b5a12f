import { beforeEach, expect, test, vi } from "vitest";
import {
  emptyDraft,
  isEmptyDraft,
  longText,
  readReviewDraft,
  type ReviewDraft,
  writeReviewDraft,
} from "./review-draft.ts";

const draft: ReviewDraft = {
  ratings: { product: 4, description: 5, service: 0, delivery: 1 },
  text: "Pours well",
  pictures: [
    { path: "uploads/a.png", url: "/uploads/a.png" },
    { path: "uploads/b.png", url: "https://files.example/uploads/b.png" },
  ],
};
const storageKey = "plaza:review-draft:41";

beforeEach(() => {
  localStorage.clear();
});

test("a review's draft is found again with its pictures, by the line it was written for and by no other", () => {
  writeReviewDraft(41, draft);
  expect(readReviewDraft(41)).toEqual(draft);
  expect(readReviewDraft(42)).toBeNull();
});

test("a review's draft is gone once it is sent", () => {
  writeReviewDraft(41, draft);
  writeReviewDraft(41, null);
  expect(readReviewDraft(41)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test("a review's text is kept whole, although it is too long", () => {
  writeReviewDraft(41, { ...draft, text: "🍵".repeat(200) });
  expect(readReviewDraft(41)?.text).toBe("🍵".repeat(200));
});

test("of a review's draft that somebody else has written only what fits is taken", () => {
  const pictures = [
    {},
    "a",
    { path: "a" },
    { path: "a", url: "javascript:alert(1)" },
    { path: "a", url: "//b.example" },
  ];
  localStorage.setItem(storageKey, JSON.stringify({ ratings: { product: 6, service: 3, more: 1 }, text: 4, pictures }));
  expect(readReviewDraft(41)).toEqual({ ...emptyDraft, ratings: { ...emptyDraft.ratings, service: 3 } });
  const tenPictures = Array.from({ length: 10 }, (_, index) => ({ path: `${index}`, url: `/${index}.png` }));
  localStorage.setItem(storageKey, JSON.stringify({ pictures: tenPictures }));
  expect(readReviewDraft(41)?.pictures).toHaveLength(9);
  for (const spoilt of ["{", "null", "3"]) {
    localStorage.setItem(storageKey, spoilt);
    expect(readReviewDraft(41) ?? emptyDraft).toEqual(emptyDraft);
  }
});

test("a review's draft is empty without stars, text and pictures", () => {
  expect(isEmptyDraft(emptyDraft)).toBe(true);
  expect(isEmptyDraft({ ...emptyDraft, text: "a" })).toBe(false);
  expect(isEmptyDraft({ ...emptyDraft, pictures: draft.pictures })).toBe(false);
  expect(isEmptyDraft({ ...emptyDraft, ratings: draft.ratings })).toBe(false);
});

test("a review is written without a draft where the browser blocks its storage", () => {
  const blocked = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(readReviewDraft(41)).toBeNull();
  blocked.mockRestore();
});

test("a review's text may have 150 characters, as people and the platform count them", () => {
  expect(longText("字".repeat(150), "Too long")).toEqual({});
  expect(longText("🍵".repeat(150), "Too long")).toEqual({});
  expect(longText("字".repeat(151), "Too long")).toEqual({ text: "Too long" });
  expect(longText(`${"🍵".repeat(150)}!`, "Too long")).toEqual({ text: "Too long" });
});
