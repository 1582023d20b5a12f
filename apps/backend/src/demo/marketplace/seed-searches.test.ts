import { expect, test } from "vitest";
import { marketplace } from "@plaza/demo-marketplace";
import { countableText } from "../../catalogue/search-counts/countable-text.ts";
import { createPopularSearches } from "../../catalogue/search-counts/popular-searches.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { endTest } from "../../test-support/end-test.ts";

test("searches of the demo are such as are counted", () => {
  for (const { text } of marketplace.searches) expect(countableText(text)).toBe(text);
  for (const { next } of marketplace.refinements) expect(countableText(next)).toBe(next);
});

onEachStore("searches of the demo", (backend) => {
  test("searches of the demo fill every list of the desk", async () => {
    const { get } = await backend.newDeskUser("operator", null);
    for (const call of [
      "searches/list?list=top",
      "searches/list?list=without_result",
      "searches/list?list=without_click",
      "searches/refinements?proposed=0",
    ])
      expect(recordOf((await get(call)).data)["count"], call).toBeGreaterThan(2);
    const { data } = await get("searches/refinements?proposed=1&language=en");
    expect(listOf(recordOf(data)["list"]).map(({ text, next }) => [text, next])).toEqual(
      expect.arrayContaining([
        ["thermos", "tumbler"],
        ["chesterfield", "sofa"],
        ["eiderdown", "duvet"],
      ]),
    );
  });

  test("searches of the demo are offered in every language", async () => {
    const popular = createPopularSearches({
      db: backend.db,
      now: () => new Date(),
      onError: endTest,
    });
    for (const [language, start, text] of [
      ["en", "so", "sofa"],
      ["zh", "沙", "沙发"],
      ["ja", "ソ", "ソファ"],
      ["ko", "소", "소파"],
    ] as const)
      expect(await popular.startingWith(start, language, 3)).toContain(text);
  });
});
