import { describe, expect, test } from "vitest";
import { marketplace } from "@plaza/demo-marketplace";
import { gramsIn, parcelSize } from "./seed-freight.ts";

describe("what a product weighs", () => {
  test.each([
    ["5.2 kg", 5200],
    ["380 g", 380],
    ["About 31 kg", 31_000],
    ["12 × 6 cm", null],
    ["5 grains", null],
  ])("is read in %j", (text, grams) => {
    expect(gramsIn(text)).toBe(grams);
  });

  test("is something for every product of the demo, and always the same", () => {
    for (const product of marketplace.departments.flatMap(({ products }) => products)) {
      const { grams, cubicCentimetres } = parcelSize(product);
      expect(grams).toBeGreaterThan(0);
      expect(grams).toBeLessThan(80_000);
      expect(cubicCentimetres).toBeGreaterThan(grams);
      expect(parcelSize(product)).toEqual({ grams, cubicCentimetres });
    }
  });
});
