import { expect, test } from "vitest";
import { dragged, middle, squareOf } from "./crop-square.ts";

const wide = { width: 400, height: 200 };

test.each([
  [middle, { left: 100, top: 0, side: 200 }],
  [
    { x: 0, y: 0, zoom: 1 },
    { left: 0, top: 0, side: 200 },
  ],
  [
    { x: 100, y: 100, zoom: 2 },
    { left: 300, top: 100, side: 100 },
  ],
])("a square is cut out of a wide image at %j", (cut, square) => {
  expect(squareOf(wide, cut)).toEqual(square);
});

test("a square goes the other way when its image is dragged, and never out of the image", () => {
  expect(dragged(wide, middle, { x: 0.25, y: 0.5 })).toEqual({ x: 25, y: 50, zoom: 1 });
  expect(dragged(wide, middle, { x: 9, y: 0 })).toMatchObject({ x: 0 });
  expect(dragged(wide, { ...middle, zoom: 2 }, { x: -9, y: -9 })).toEqual({ x: 100, y: 100, zoom: 2 });
});
