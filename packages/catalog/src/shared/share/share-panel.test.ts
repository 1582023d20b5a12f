import { encode } from "uqr";
import { expect, test } from "vitest";
import { darkPath } from "./share-panel.tsx";

test("runs of dark cells become rectangles", () => {
  expect(darkPath([])).toBe("");
  expect(
    darkPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z");
});

test("an address becomes a code in which every dark cell is covered once", () => {
  const { data } = encode("https://shop.example/pc/#/goods_details/31", { ecc: "M", border: 4 });
  const dark = data.flat().filter(Boolean).length;
  const covered = [...darkPath(data).matchAll(/h(\d+)v/g)].reduce((sum, [, width]) => sum + Number(width), 0);
  expect(covered).toBe(dark);
});
