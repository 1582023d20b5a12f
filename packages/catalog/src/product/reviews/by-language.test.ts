import { expect, test } from "vitest";
import { review } from "../../testing/review-factory.ts";
import { byLanguage } from "./by-language.ts";

const en = review({ id: 1, language: "en-GB" });
const ja = review({ id: 2, language: "ja" });
const ko = review({ id: 3, language: "ko" });
const unknown = review({ id: 4, language: null });
const starsAlone = review({ id: 5, language: "ko", text: "" });

test("a page of reviews is cut where other languages begin", () => {
  expect(byLanguage([en, unknown, starsAlone, ja, ko], "en")).toEqual({
    own: [en, unknown, starsAlone],
    foreign: [ja, ko],
  });
  expect(byLanguage([ja, en], "ja")).toEqual({ own: [ja], foreign: [en] });
});

test("a page of reviews in other languages alone has none of the reader's", () => {
  expect(byLanguage([ja, ko], "en")).toEqual({ own: [], foreign: [ja, ko] });
});

test("a page of reviews keeps the order of a platform that mixes languages, or does not say them", () => {
  expect(byLanguage([ja, en, ko], "en")).toEqual({ own: [ja, en, ko], foreign: [] });
  expect(byLanguage([ja, starsAlone], "en")).toEqual({ own: [ja, starsAlone], foreign: [] });
  expect(byLanguage([unknown], "en")).toEqual({ own: [unknown], foreign: [] });
  expect(byLanguage([], "en")).toEqual({ own: [], foreign: [] });
});
