import { expect, test } from "vitest";
import { headsFor } from "./use-aimed-choice.ts";

/** The edge of a fly-out to the right of a list that is 200 wide. */
const edge = { x: 208, top: 100, bottom: 540 };
const from = { x: 100, y: 200 };

test.each([
  ["straight towards it", { x: 120, y: 200 }, true],
  ["diagonally down into it", { x: 120, y: 240 }, true],
  ["diagonally up into it", { x: 120, y: 190 }, true],
  ["so steeply down that it would miss it", { x: 102, y: 240 }, false],
  ["so steeply up that it would miss it", { x: 104, y: 180 }, false],
  ["straight down the list", { x: 100, y: 240 }, false],
  ["away from it", { x: 90, y: 210 }, false],
  ["nowhere", from, false],
])("%s", (_way, to, expected) => {
  expect(headsFor(from, to, edge)).toBe(expected);
});

test("the ends of the edge belong to it", () => {
  expect(headsFor({ x: 108, y: 440 }, { x: 158, y: 490 }, edge)).toBe(true);
  expect(headsFor({ x: 108, y: 441 }, { x: 158, y: 491 }, edge)).toBe(false);
});

test("a fly-out on the left is headed for as well", () => {
  const left = { ...edge, x: 0 };
  expect(headsFor(from, { x: 80, y: 220 }, left)).toBe(true);
  expect(headsFor(from, { x: 120, y: 220 }, left)).toBe(false);
});

test("a pointer that is past the edge is there already", () => {
  expect(headsFor({ x: 210, y: 200 }, { x: 220, y: 200 }, edge)).toBe(false);
});
