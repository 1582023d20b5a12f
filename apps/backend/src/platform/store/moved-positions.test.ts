import { expect, test } from "vitest";
import { movedPositions } from "./moved-positions.ts";

const rows = [4, 2, 9].map((id, at) => ({ id, position: at + 1 }));

test("a row that is put in front of another one changes the positions of those between only", () => {
  expect(movedPositions(rows, 9, 2)).toEqual([
    { id: 9, position: 2 },
    { id: 2, position: 3 },
  ]);
});

test("a row that is put in front of no other one stands behind all of them", () => {
  expect(movedPositions(rows, 4, null)).toEqual([
    { id: 2, position: 1 },
    { id: 9, position: 2 },
    { id: 4, position: 3 },
  ]);
});

test("a row that stays where it is changes nothing, and gaps between positions are closed", () => {
  expect(movedPositions(rows, 2, 9)).toEqual([]);
  expect(movedPositions([...rows, { id: 7, position: 12 }], 7, null)).toEqual([{ id: 7, position: 4 }]);
});

test("a row cannot be put in front of one that is gone, or of itself", () => {
  expect(movedPositions(rows, 4, 5)).toBeNull();
  expect(movedPositions(rows, 4, 4)).toBeNull();
});
