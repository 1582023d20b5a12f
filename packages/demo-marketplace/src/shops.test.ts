import { expect, it } from "vitest";
import { shops } from "./shops.ts";
import { languages } from "./texts.ts";

it("every shop has a key and a name of its own, in every language", () => {
  expect(new Set(shops.map((shop) => shop.key)).size).toBe(shops.length);
  for (const language of languages) {
    expect(new Set(shops.map((shop) => shop.name[language])).size).toBe(shops.length);
  }
});

it("a shop that can be visited says where, and is open for some hours on some days", () => {
  const pickups = shops.flatMap(({ pickup }) => pickup ?? []);
  expect(pickups.length).toBeGreaterThan(0);
  for (const { region, opens, closes, days } of pickups) {
    const [province, city, district] = region;
    expect(String(city).slice(0, 2)).toBe(String(province).slice(0, 2));
    expect(String(district).slice(0, 4)).toBe(String(city).slice(0, 4));
    for (const time of [opens, closes]) expect(time).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
    expect(opens < closes).toBe(true);
    expect(new Set(days).size).toBe(days.length);
    expect(days.length > 0 && days.every((day) => day >= 0 && day <= 6)).toBe(true);
  }
});

it("scores and stars are such as reviews can give", () => {
  for (const { key, score, stars } of shops) {
    expect(score, key).toBeGreaterThanOrEqual(1);
    expect(score, key).toBeLessThanOrEqual(5);
    expect(Number.isInteger(stars) && stars >= 0 && stars <= 5, key).toBe(true);
  }
});
