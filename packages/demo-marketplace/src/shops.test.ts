import { expect, it } from "vitest";
import { shops } from "./shops.ts";

it("every shop has a key and a name of its own, in every language", () => {
  expect(new Set(shops.map((shop) => shop.key)).size).toBe(shops.length);
  for (const language of ["en", "zh", "ja", "ko"] as const) {
    expect(new Set(shops.map((shop) => shop.name[language])).size).toBe(shops.length);
  }
});

it("scores and stars are such as reviews can give", () => {
  for (const { key, score, stars } of shops) {
    expect(score, key).toBeGreaterThanOrEqual(1);
    expect(score, key).toBeLessThanOrEqual(5);
    expect(Number.isInteger(stars) && stars >= 0 && stars <= 5, key).toBe(true);
  }
});
