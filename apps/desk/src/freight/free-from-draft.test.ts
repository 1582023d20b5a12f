import { createI18n } from "@plaza/i18n";
import { expect, test } from "vitest";
import { lineProblems, linesOf, withLine, writtenLines } from "./free-from-draft.ts";

const problems = (lines: ReturnType<typeof linesOf>) => Object.keys(lineProblems(createI18n("en"), lines));

test("everywhere stands first, and amounts that are not changed are sent as they were", () => {
  const freeFrom = [
    { regionId: 0, amount: 9900 },
    { regionId: 540_000, amount: 123_450 },
  ];
  expect(writtenLines(linesOf(freeFrom.toReversed()))).toEqual(freeFrom);
  expect(linesOf([])).toEqual([{ regionId: 0, amount: "" }]);
});

test("only everywhere may be without an amount", () => {
  expect(problems(linesOf([]))).toEqual([]);
  expect(problems([{ regionId: 0, amount: "much" }])).toEqual(["0"]);
  expect(problems(withLine(linesOf([]), 540_000))).toEqual(["540000"]);
});

test("a region has one line", () => {
  const lines = withLine(linesOf([]), 540_000);
  expect(withLine(lines, 540_000)).toBe(lines);
  expect(withLine(lines, null)).toBe(lines);
});
