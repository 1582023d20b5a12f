import { expect, test } from "vitest";
import { chosenOf, firstChoice } from "./chosen.ts";

const line = (id: number, left: number, refunds: readonly number[]) => ({
  id,
  name: "Teapot",
  image: null,
  optionText: null,
  quantity: 3,
  left,
  refunds,
  excluded: null,
  replaces: null,
});
const info = { lines: [line(1, 3, [333, 666, 1000]), line(2, 1, [500])], whole: 2300, freight: 800 };

test("a choice gives back what the platform says for so many pieces, and the freight", () => {
  const lines = [
    { id: 1, quantity: 3 },
    { id: 2, quantity: 1 },
  ];
  expect(chosenOf(info, "whole")).toEqual({ lines, amount: 2300, freight: 800 });
  expect(chosenOf(info, new Map([[1, 2]]))).toEqual({ lines: [{ id: 1, quantity: 2 }], amount: 1466, freight: 800 });
  expect(chosenOf({ ...info, freight: 0 }, new Map([[2, 1]]))).toMatchObject({ amount: 500, freight: 0 });
  expect(chosenOf(info, new Map())).toEqual({ lines: [], amount: 0, freight: 0 });
});

test("a choice is never of more pieces than are left, and of nothing else", () => {
  const choice = new Map([
    [1, 9],
    [7, 1],
  ]);
  expect(chosenOf(info, choice).lines).toEqual([{ id: 1, quantity: 3 }]);
});

test("a choice begins with the whole order, else with the only line, else with nothing", () => {
  expect(firstChoice(info)).toBe("whole");
  expect(firstChoice({ lines: [line(1, 2, []), line(2, 0, [])], whole: null })).toEqual(new Map([[1, 2]]));
  expect(firstChoice({ ...info, whole: null })).toEqual(new Map());
});

test("a choice that comes from a line begins with what is left of it, also where it is all there is", () => {
  expect(firstChoice(info, 2)).toEqual(new Map([[2, 1]]));
  expect(firstChoice({ ...info, whole: null }, 1)).toEqual(new Map([[1, 3]]));
  expect(firstChoice({ ...info, lines: info.lines.slice(0, 1) }, 1)).toBe("whole");
  // Unknown ones, and those of which nothing is left.
  expect(firstChoice(info, 9)).toBe("whole");
  expect(firstChoice({ lines: [line(1, 0, []), line(2, 1, [])], whole: null }, 1)).toEqual(new Map([[2, 1]]));
});
