import { expect, test } from "vitest";
import { regionLabel, regionLabels } from "./region-labels.ts";

test("a region is called with what it lies in, a municipality once, and an unknown one by its code", () => {
  const district = { code: 110_101, name: "Dongcheng", children: [] };
  const labels = regionLabels([
    { code: 110_000, name: "Beijing", children: [{ code: 110_100, name: "Beijing", children: [district] }] },
    { code: 330_000, name: "Zhejiang", children: [{ code: 330_100, name: "Hangzhou", children: [] }] },
  ]);
  expect([110_000, 110_100, 110_101, 330_100, 999_999].map((code) => regionLabel(labels, code))).toEqual([
    "Beijing",
    "Beijing",
    "Beijing · Dongcheng",
    "Zhejiang · Hangzhou",
    "999999",
  ]);
});
