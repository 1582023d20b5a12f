import fc from "fast-check";
import { expect, test } from "vitest";
import { type AreaShape, areaShapes, picksBeside, tilesAmong } from "./area-shapes.ts";

test.each([
  [0, []],
  [1, ["lead"]],
  [2, ["lead", "lead"]],
  [3, ["lead", "tall", "tall"]],
  [4, ["lead", "tall", "small", "small"]],
  [5, ["lead", "tall", "small", "small", "strip"]],
  [6, ["lead", "tall", "small", "small", "half", "half"]],
  [7, ["lead", "tall", "small", "small", "third", "third", "third"]],
  [8, ["lead", "tall", "small", "small", "small", "small", "small", "small"]],
] satisfies readonly [number, readonly AreaShape[]][])("%i themes have the shapes %j", (count, shapes) => {
  expect(areaShapes(count)).toEqual(shapes);
});

/** Twelfths of a row, times rows of 140. */
const cells: Readonly<Record<AreaShape, number>> = { lead: 12, tall: 6, small: 3, half: 6, third: 4, strip: 12 };

test("the tiles of two themes or more leave no hole", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), (count) => {
      const shapes = areaShapes(count);
      expect(shapes).toHaveLength(count);
      expect(shapes.reduce((sum, shape) => sum + cells[shape], 0) % 12).toBe(0);
    }),
  );
});

test("picks and the tiles among them fill rows of five", () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 40 }), (count) => {
      const tiles = tilesAmong(count);
      expect((Math.min(count, picksBeside(tiles)) + 2 * tiles) % 5).toBe(0);
    }),
  );
  expect(tilesAmong(7)).toBe(0);
  expect(picksBeside(0)).toBe(10);
});
