import { expect, test } from "vitest";
import { spacedLabel } from "./spaced-label.ts";

test.each([
  ["Cherry,900 ml", "Cherry / 900 ml"],
  ["900 ml,Cherry,Oak", "900 ml / Cherry / Oak"],
  ["42,Lilac", "42 / Lilac"],
  ["1,200 ml", "1,200 ml"],
  ["Salt, fine", "Salt, fine"],
  ["樱桃红,礼盒装", "樱桃红 / 礼盒装"],
])("the label %j is written %j", (label, spaced) => {
  expect(spacedLabel(label)).toBe(spaced);
});
