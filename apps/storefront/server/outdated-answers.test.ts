// @vitest-environment node
import { homeQuery, productListQuery, siteConfigurationQuery } from "@plaza/api-client";
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

test.each([[["settings"]], [["everything"]], [["prices", "a topic of a later platform"]]])(
  "answers are all outdated by %j",
  (topics) => {
    expect(keys.map(outdatedBy(topics))).toEqual([true, true, true]);
  },
);
