import { expect, test } from "vitest";
import { pagerPages } from "./pager-pages.ts";

test.each([
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, "highGap", 8]],
  [4, 8, [1, 2, 3, 4, 5, "highGap", 8]],
  [5, 8, [1, "lowGap", 4, 5, 6, 7, 8]],
  [5, 18, [1, "lowGap", 4, 5, 6, "highGap", 18]],
  [18, 18, [1, "lowGap", 14, 15, 16, 17, 18]],
])("page %i of %i offers %j", (page, pageCount, entries) => {
  expect(pagerPages(page, pageCount)).toEqual(entries);
});

test("every pager has seven entries, with the current page and its neighbours, and no gap for a single page", () => {
  for (let pageCount = 8; pageCount < 30; pageCount += 1)
    for (let page = 1; page <= pageCount; page += 1) {
      const entries = pagerPages(page, pageCount);
      expect(entries).toHaveLength(7);
      for (const near of [page - 1, page, page + 1])
        if (near >= 1 && near <= pageCount) expect(entries).toContain(near);
      entries.forEach((entry, index) => {
        const [before, after] = [entries[index - 1], entries[index + 1]];
        if (typeof entry === "string") expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
    }
});
