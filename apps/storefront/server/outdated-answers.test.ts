// @vitest-environment node
import {
  articlesQuery,
  homeQuery,
  productListQuery,
  reviewFacetsQuery,
  reviewsQuery,
  siteConfigurationQuery,
} from "@plaza/api-client";
import { expect, test } from "vitest";
import { outdatedBy } from "./outdated-answers.ts";

const keys = [
  `en ["${siteConfigurationQuery.key}"]`,
  `ja ["${homeQuery.key}"]`,
  `en ["${productListQuery.key}",{"name":"a [\\"b\\"] c"}]`,
];

test.each([["prices"], ["shelf"], ["flash-sale"]])(
  "answers that show products are outdated by %s, others are not",
  (topic) => {
    expect(keys.map(outdatedBy([topic]))).toEqual([false, true, true]);
  },
);

test("answers that show reviews, or how a product is rated, are outdated by reviews alone", () => {
  const shown = [...keys, `en ["${reviewsQuery.key}",{}]`, `en ["${reviewFacetsQuery.key}",{}]`];
  expect(shown.map(outdatedBy(["reviews"]))).toEqual([false, true, true, true, true]);
  expect(shown.map(outdatedBy(["prices"]))).toEqual([false, true, true, false, false]);
  expect(shown.map(outdatedBy(["prices", "reviews"]))).toEqual([false, true, true, true, true]);
});

test("answers that show what operators write are outdated by content, those that show products alone are not", () => {
  const shown = [...keys, `zh ["${articlesQuery.key}",{}]`];
  expect(shown.map(outdatedBy(["content"]))).toEqual([false, true, false, true]);
  expect(shown.map(outdatedBy(["content", "prices"]))).toEqual([false, true, true, true]);
});

test.each([[["settings"]], [["everything"]], [["prices", "a topic of a later platform"]]])(
  "answers are all outdated by %j",
  (topics) => {
    expect(keys.map(outdatedBy(topics))).toEqual([true, true, true]);
  },
);
