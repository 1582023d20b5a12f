import { expect, it } from "vitest";
import { border, cutOut, outlineOf } from "./cutout.ts";

/** A canvas of 10 × 8 with a block of 3 × 2 at (4, 5), half transparent. */
function canvas(): Buffer {
  const pixels = Buffer.alloc(10 * 8 * 4);
  for (const y of [5, 6]) {
    for (const x of [4, 5, 6]) pixels.set([200, 100, 50, 128], (y * 10 + x) * 4);
  }
  return pixels;
}

it("crops to what is seen and leaves an empty border", () => {
  const cutout = cutOut(canvas(), 10, 8);
  expect([cutout.width, cutout.height]).toEqual([3 + 2 * border, 2 + 2 * border]);
  expect(cutout.visibleArea).toBeCloseTo((6 * 128) / 255);
  const outline = outlineOf(cutout);
  expect(outline.indexOf(128)).toBe(border * cutout.width + border);
  expect(outline.filter((opacity) => opacity > 0)).toHaveLength(6);
});

it("refuses what cannot be seen", () => {
  expect(() => cutOut(Buffer.alloc(4 * 4 * 4), 4, 4)).toThrow(RangeError);
});
