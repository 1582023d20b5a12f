import { expect, test } from "vitest";
import { byDay } from "./days.tsx";

const happened = (id: number, at: string) => ({ id, createdAt: Date.parse(at) });

test("what has happened is of the days of the platform's calendar, and keeps its order", () => {
  const now = Date.parse("2026-11-20T01:00:00+08:00");
  const all = [
    happened(5, "2026-11-20T00:30:00+08:00"),
    happened(4, "2026-11-19T23:59:59+08:00"),
    happened(3, "2026-11-19T00:00:00+08:00"),
    happened(2, "2026-11-18T23:59:59+08:00"),
  ];
  expect(byDay(all, now).map(({ daysAgo, items }) => [daysAgo, items.map(({ id }) => id)])).toEqual([
    [0, [5]],
    [1, [4, 3]],
    [2, [2]],
  ]);
  expect(byDay([], now)).toEqual([]);
});
