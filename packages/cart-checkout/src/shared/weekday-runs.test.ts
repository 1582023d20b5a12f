import fc from "fast-check";
import { expect, test } from "vitest";
import { weekdayRuns } from "./opening-times.tsx";

test.each([
  [[], []],
  [[3], [[3, 3]]],
  [[0, 1, 2, 3, 4, 5, 6], [[1, 0]]],
  [[6, 0, 2, 3, 4, 5], [[2, 0]]],
  [
    [1, 2, 4, 0],
    [
      [1, 2],
      [4, 4],
      [0, 0],
    ],
  ],
])("the weekdays %j are the runs %j", (weekdays, runs) => {
  expect(weekdayRuns(weekdays)).toEqual(runs);
});

test("the runs of weekdays are the same days in whatever order they are named, and never touch each other", () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }));
  const position = (day: number): number => (day + 6) % 7;
  fc.assert(
    fc.property(days, (weekdays) => {
      const runs = weekdayRuns(weekdays).map(([first, last]) => [position(first), position(last)] as const);
      const named = runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
      expect(named).toEqual(weekdays.map(position).toSorted((a, b) => a - b));
      for (const [at, [first]] of runs.entries())
        if (at > 0) expect(first).toBeGreaterThan((runs[at - 1]?.[1] ?? 0) + 1);
    }),
  );
});
