import { expect, test } from "vitest";
import { demoRefinements, demoSearches } from "./searches.ts";
import { languages } from "./texts.ts";

test("searches are made once a text in every language", () => {
  const keys = demoSearches.map(({ language, text }) => `${language} ${text}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const language of languages) expect(demoSearches.filter((each) => each.language === language)).not.toEqual([]);
});

test("searches that found nothing lead nowhere, and no more are put into the cart than opened", () => {
  for (const { text, hits, clicked, carted, position } of demoSearches) {
    if (hits === 0) expect(clicked, text).toBe(0);
    expect(carted, text).toBeLessThanOrEqual(clicked);
    expect(position, text).toBeGreaterThanOrEqual(10);
  }
});

test("searches that are refined are made, and no more often than they are", () => {
  for (const { language, text } of demoRefinements) {
    expect(demoSearches.some((each) => each.language === language && each.text === text)).toBe(true);
    const shares = demoRefinements.filter((each) => each.text === text).reduce((sum, { share }) => sum + share, 0);
    expect(shares, text).toBeLessThanOrEqual(100);
  }
});
